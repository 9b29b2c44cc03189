// The built-ins that a script may rely on. Google documents modern syntax, but no list of built-ins. The
// stand-in has those of ES2019 and no younger one, so the bundle does not depend on the version of V8 that
// Google runs (docs/google.md, G2).

/** Names of the built-ins of ES2019 that stay, listed by object. '' stands for the global object. All other built-ins are removed. */
export const BUILT_INS: Readonly<Record<string, string>> = {
  '': `Array ArrayBuffer Boolean DataView Date Error EvalError Float32Array Float64Array Function Infinity Int16Array
    Int32Array Int8Array JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String
    Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet console
    decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval isFinite isNaN parseFloat parseInt undefined
    unescape`,
  Array: 'from isArray length name of prototype',
  'Array.prototype': `concat constructor copyWithin entries every fill filter find findIndex flat flatMap forEach includes
    indexOf join keys lastIndexOf length map pop push reduce reduceRight reverse shift slice some sort splice
    toLocaleString toString unshift values`,
  ArrayBuffer: 'isView length name prototype',
  'ArrayBuffer.prototype': 'byteLength constructor slice',
  // No part of ES2019, but V8 keeps no stacks without it, and Google's errors have stacks.
  Error: 'length name prototype stackTraceLimit',
  JSON: 'parse stringify',
  'Map.prototype': 'clear constructor delete entries forEach get has keys set size values',
  Map: 'length name prototype',
  Math: `E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp
    expm1 floor fround hypot imul log log10 log1p log2 max min pow random round sign sin sinh sqrt tan tanh trunc`,
  Number: `EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY isFinite
    isInteger isNaN isSafeInteger length name parseFloat parseInt prototype`,
  Object: `assign create defineProperties defineProperty entries freeze fromEntries getOwnPropertyDescriptor
    getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf is isExtensible isFrozen isSealed
    keys length name preventExtensions prototype seal setPrototypeOf values`,
  'Object.prototype': `__proto__ constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString
    valueOf`,
  Promise: 'all length name prototype race reject resolve',
  'Promise.prototype': 'catch constructor finally then',
  RegExp: 'length name prototype',
  'RegExp.prototype': `constructor dotAll exec flags global ignoreCase multiline source sticky test toString unicode`,
  Set: 'length name prototype',
  'Set.prototype': 'add clear constructor delete entries forEach has keys size values',
  String: 'fromCharCode fromCodePoint length name prototype raw',
  'String.prototype': `charAt charCodeAt codePointAt concat constructor endsWith includes indexOf lastIndexOf length
    localeCompare match normalize padEnd padStart repeat replace search slice split startsWith substr substring
    toLocaleLowerCase toLocaleUpperCase toLowerCase toString toUpperCase trim trimEnd trimStart valueOf`,
  Symbol: `asyncIterator for hasInstance isConcatSpreadable iterator keyFor length match name prototype replace search
    species split toPrimitive toStringTag unscopables`,
  'Symbol.prototype': 'constructor description toString valueOf',
  TypedArray: 'from length name of prototype',
  'TypedArray.prototype': `buffer byteLength byteOffset constructor copyWithin entries every fill filter find findIndex
    forEach includes indexOf join keys lastIndexOf length map reduce reduceRight reverse set slice some sort subarray
    toLocaleString toString values`,
  Iterator: '',
};

/** Source of a function that removes all built-ins which `kept` does not name from the script's context. */
export const REMOVE_YOUNGER = `function removeYounger(kept) {
  const root = globalThis;
  const hidden = {
    TypedArray: Object.getPrototypeOf(Uint8Array),
    Iterator: Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
  };
  const find = (path) => path.split('.').reduce((owner, key) => hidden[key] || owner[key], root);
  for (const path of Object.keys(kept).reverse()) {
    const names = new Set(kept[path].split(/\\s+/));
    const owner = path === '' ? root : find(path);
    for (const name of Object.getOwnPropertyNames(owner)) if (!names.has(name)) delete owner[name];
  }
}`;

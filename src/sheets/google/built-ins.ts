// Fills in built-ins younger than ES2019 that bundled packages call while they are loaded. The build puts this file before
// all others; without it not even the menu appears on an older V8.

/** Replaces Object.hasOwn (ES2022), which @noble/hashes calls and Google's engine may lack. */
const hasOwn = (object: object, key: PropertyKey): boolean =>
  Object.prototype.hasOwnProperty.call(object, key);

if (!('hasOwn' in Object))
  Object.defineProperty(Object, 'hasOwn', { value: hasOwn, writable: true, configurable: true });

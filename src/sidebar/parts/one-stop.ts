import { Fragment, options } from 'preact';
import { oneStop } from '../../rules/base/words.ts';

/**
 * Removes the second of two full stops from every text that preact draws. A sentence that ends with a name such as
 * “Kim K.” would otherwise have two.
 */
export function drawOneStop(): void {
  options.vnode = ({ type, props }) => {
    if (typeof type !== 'string' && type !== Fragment) return;
    const { children } = props as { children?: unknown };
    if (Array.isArray(children)) Object.assign(props, { children: joinedTexts(children) });
    else if (typeof children === 'string') Object.assign(props, { children: oneStop(children) });
  };
}

/** Joins neighbouring texts into the first of them. Each child keeps its index, so that preact finds it again. */
function joinedTexts(children: readonly unknown[]): readonly unknown[] {
  const list = [...children];
  let first = -1;
  for (const [i, child] of list.entries()) {
    const isText = typeof child === 'string' || typeof child === 'number';
    if (!isText) first = child === null || typeof child === 'boolean' || child === undefined ? first : -1;
    else if (first < 0) first = i;
    else [list[first], list[i]] = [`${list[first]}${child}`, null];
  }
  return list.map((child) => (typeof child === 'string' ? oneStop(child) : child));
}

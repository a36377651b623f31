/** Parts of a page that its script relies on. */

/** @throws if the page lacks it: a defect of the page */
export function part<Kind extends Element>(parent: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = parent.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Text can hold anything: it never becomes markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

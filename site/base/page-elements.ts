/** Parts of a page: those that its script relies on, and those that it makes. */

/** @throws if the page lacks it: a defect of the page */
export function part<Kind extends Element>(parent: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = parent.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}

type Properties<Made> = Partial<Omit<Made, 'innerHTML' | 'outerHTML'>>;

/** Text can hold anything: it never becomes markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** @param html made by a function that escapes what it is given (schemas/writers/fill-markup.ts) */
export function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Whoever types on is not waited for. @returns calls `run` once nothing more was asked for a moment */
export function whenTypingRests(run: () => void, milliseconds = 200): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
}

/**
 * Run in a page before its own scripts: what a visitor can press there, where its words stand, and what came of pressing.
 * Each function goes to the page alone, so it uses nothing from outside but what the ones before it have installed.
 */

export type Role = 'link' | 'combobox' | 'field' | 'choice' | 'summary' | 'select' | 'button';

export interface Control {
  /** The same for controls that repeat, as in the rows of a list. */
  key: string;
  role: Role;
  words: string;
  /** Whether it surrounds all pages. */
  inFrame: boolean;
}

interface InPage {
  /** @returns of those that repeat, as in the rows of a list, the first */
  list(): Control[];
  /** Scrolls it into sight. @returns where to press, or what keeps a visitor from it */
  aim(key: string): [x: number, y: number] | string;
  /** @returns what became of the control under the pressed pointer, or undefined if it is where it was */
  held(): string | undefined;
  /** @returns what came of it, or undefined if nothing did */
  outcome(role: Role): string | undefined;
  /** When the page changed last, in its own time. */
  changedAt: number;
  /** Shared by the installers. */
  elements: Map<string, HTMLElement>;
  aimed: HTMLElement | undefined;
  wordsPoint(control: HTMLElement): DOMPoint | undefined;
  isOn(control: Element, point: { x: number; y: number }): boolean;
}

declare global {
  interface Window {
    controls: InPage;
  }
}

/** Finds the controls. */
export function installFinder(): void {
  const ROLES: [Role, string][] = [
    ['choice', 'label:has(input:is([type=checkbox], [type=radio])), input:is([type=checkbox], [type=radio])'],
    ['link', 'a[href]'],
    ['summary', 'summary'],
    ['select', 'select'],
    ['combobox', '[role=combobox]'],
    ['field', 'textarea, input:not([type=hidden], [type=submit], [type=button], [type=file])'],
    ['button', 'button, [role=button], [role=option], [role=tab], input:not([type=hidden])'],
  ];
  const ANY = ROLES.map(([, selector]) => selector).join();
  const elements = new Map<string, HTMLElement>();

  function isShown(element: HTMLElement, modal: Element | undefined): boolean {
    const { width, height, bottom, right } = element.getBoundingClientRect();
    if (width < 4 || height < 4 || bottom + scrollY <= 0 || right + scrollX <= 0) return false;
    if (element.matches('label :is([type=checkbox], [type=radio]), :disabled, [inert] *')) return false;
    return (
      (modal?.contains(element) ?? true) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }
  const nameOf = (element: Element) => {
    const classes = [...element.classList].sort().map((name) => `.${name}`);
    return element.localName + classes.join('').replace(/\.astro-\w+/g, '');
  };
  function pathOf(element: Element): string {
    const [parent, before] = [element.parentElement, element.parentElement?.parentElement];
    return [before?.parentElement, before, parent, element].map((each) => (each ? nameOf(each) : '')).join('>');
  }
  const inputOf = (element: HTMLElement) => (element instanceof HTMLLabelElement ? element.control : element);
  function wordsOf(element: HTMLElement): string {
    const label = element.ariaLabel ?? element.innerText.trim();
    return (label || inputOf(element)?.getAttribute('name') || element.title || element.id)
      .replace(/\s+/g, ' ')
      .slice(0, 60);
  }
  function describe(element: HTMLElement): Omit<Control, 'words'> {
    const role = ROLES.find(([, selector]) => element.matches(selector))?.[0] ?? 'button';
    const inFrame = element.closest('main') === null;
    const isOne = inFrame || (role === 'button' && element.closest('li, th, td, .snippet, [role=option]') === null);
    const own = ['type', 'name', 'rel', 'download'].map((name) => inputOf(element)?.getAttribute(name) ?? '').join();
    return { key: `${pathOf(element)} ${own} ${isOne ? wordsOf(element) : ''}`, role, inFrame };
  }
  function list(): Control[] {
    elements.clear();
    const [modal] = [...document.querySelectorAll(':modal')].slice(-1);
    const shown = [...document.querySelectorAll<HTMLElement>(ANY)].filter((element) => isShown(element, modal));
    return shown.flatMap((element) => {
      const control = describe(element);
      if (elements.has(control.key)) return [];
      elements.set(control.key, element);
      // Only of those that are pressed: to know the words of all would be to lay out the page once more.
      return [{ ...control, words: wordsOf(element) }];
    });
  }
  window.controls = Object.assign(window.controls ?? {}, { elements, list });
}

/** Finds the words of a control, or its middle if it has none. */
export function installAim(): void {
  function isOn(control: Element, { x, y }: { x: number; y: number }): boolean {
    const hit = document.elementFromPoint(x, y);
    return control.contains(hit);
  }
  function* places(control: HTMLElement): Generator<DOMRect> {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      yield* [...range.getClientRects()].filter(({ width, height }) => width > 3 && height > 3);
    }
    yield* control.getClientRects();
  }
  function wordsPoint(control: HTMLElement): DOMPoint | undefined {
    for (const { x, y, width, height } of places(control)) {
      const point = new DOMPoint(x + width / 2, y + height / 2);
      if (isOn(control, point)) return point;
    }
    return undefined;
  }
  function aim(key: string): [x: number, y: number] | string {
    const control = window.controls.elements.get(key);
    if (!control?.isConnected) return 'is not there any more';
    window.controls.aimed = control;
    let point = wordsPoint(control);
    // To draw another part of a page is the expensive part.
    if (point === undefined) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      point = wordsPoint(control);
    }
    if (point !== undefined) return [point.x, point.y];
    const { x, y, width, height } = control.getBoundingClientRect();
    const cover = document.elementFromPoint(x + width / 2, y + height / 2);
    return `is covered by ${cover?.localName}.${cover?.className}`;
  }
  window.controls = Object.assign(window.controls ?? {}, { isOn, wordsPoint, aim });
}

/** Notes what a press does. Going to another page is noted, and does not happen. */
export function installWatch(): void {
  let pressed: { control: HTMLElement; point: DOMPoint; at: DOMRect; focus: Element | null } | undefined;
  const noted = new Map<string, string>();
  const inPage = window.controls;
  const note = (what: string, words: string) => noted.set(what, noted.get(what) ?? words);
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const control = inPage.aimed;
    noted.clear();
    if (!control?.contains(target as Node)) pressed = undefined;
    else
      pressed = {
        control,
        point: new DOMPoint(x, y),
        at: control.getBoundingClientRect(),
        focus: document.activeElement,
      };
  };
  addEventListener('pointerdown', begin, true);
  const changes = new MutationObserver(() => {
    inPage.changedAt = performance.now();
    note('document', 'changes the page');
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  navigation.addEventListener('navigate', (event) => {
    const { url, sameDocument } = event.destination;
    // A page also notes its own place, for the way back.
    if (sameDocument && url === location.href && !event.userInitiated) return;
    note(sameDocument ? 'address' : 'navigation', `goes to ${url.replace(location.origin, '')}`);
    if (event.cancelable && (!sameDocument || event.hashChange)) event.preventDefault();
  });
  const isOwn = (target: EventTarget | null) =>
    pressed !== undefined &&
    (pressed.control === target ||
      pressed.control.parentNode === target ||
      (pressed.control as HTMLLabelElement).control === target);
  addEventListener('toggle', ({ target }) => isOwn(target) && note('summary', 'opens or closes'), true);
  addEventListener('change', ({ target }) => isOwn(target) && note('choice', 'is chosen or not'), true);
  addEventListener('invalid', () => note('document', 'asks for what is missing'), true);
  addEventListener('click', () => noted.clear(), true);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.protocol === 'mailto:') note('navigation', `writes to ${link.pathname}`);
  });

  inPage.held = () => {
    if (pressed === undefined) return 'was not under the pointer';
    const { control, point, at } = pressed;
    if (!control.isConnected || !control.checkVisibility()) return 'vanished under the pressed pointer';
    const { x, y } = control.getBoundingClientRect();
    if (Math.hypot(x - at.x, y - at.y) > 2) return 'moved under the pressed pointer';
    return inPage.isOn(control, point) ? undefined : 'was covered under the pressed pointer';
  };
  inPage.outcome = (role) => {
    if (pressed === undefined) return undefined;
    const { control, focus } = pressed;
    const now = document.activeElement;
    if (role === 'field' || role === 'combobox' || role === 'select')
      return control.contains(now) ? 'gets the focus' : undefined;
    const expected = {
      choice: ['choice'],
      summary: ['summary'],
      link: ['navigation', 'address', 'document'],
      button: ['navigation', 'address', 'document', 'choice'],
    }[role];
    const found = expected.find((what) => noted.has(what));
    if (found !== undefined) return noted.get(found);
    if (control.matches('[aria-pressed=true], [aria-current], :has(> :checked[type=radio])'))
      return 'is chosen already';
    return role === 'button' && now !== focus && now !== control && now !== document.body
      ? 'moves the focus'
      : undefined;
  };
}

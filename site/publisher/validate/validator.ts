/** The form that checks a document: what its parts do with one another. */
import { MAX_DOCUMENT_BYTES } from '../../../schemas/readers/document-size.ts';
import { fillMessage } from '../../../schemas/texts/message.ts';
import { whenTypingRests } from '../../base/page-elements.ts';
import { createChecker, type Outcome } from './checker.ts';
import { acceptDrops, download, readFile } from './dropped-files.ts';
import { createEditor } from './editor.ts';
import { understandEntry } from './understand-entry.ts';
import type { CheckResult } from './validate-document.ts';
import { createView, type Part, type Words } from './validator-view.ts';

/** From the last key pressed to the check: long enough not to judge half a word. */
const DEBOUNCE_MS = 300;

/** Of the document in the storage of the tab. */
const KEY = 'document';

export interface Validator {
  open(text: string): void;
  /** What stands in it. */
  text(): string;
}

/** @param onChecked hears the outcome of each document, and undefined where there is none */
export function startValidator(
  root: HTMLElement,
  onChecked: (outcome: Outcome | undefined, bytes: Uint8Array | undefined) => void = () => {},
): Validator {
  root.hidden = false;
  const part: Part = (name) => root.querySelector(`[data-part=${name}]`) as never;
  const words: Words = JSON.parse(root.dataset.words ?? '');
  const area = part<HTMLTextAreaElement>('text');
  storeDocument(area);
  const editor = createEditor(area, part('gutter'));
  const view = createView(part, editor, words);
  const checkBytes = startChecking(root.dataset, words, view, (outcome, bytes) => {
    if (typeof outcome === 'object') offerConversion(part, words, outcome, open);
    onChecked(outcome, bytes);
  });

  function open(text: string, bytes = bytesOf(text)): void {
    editor.setText(text);
    checkBytes(bytes);
  }

  async function openFile(file: File): Promise<void> {
    if (file.size > MAX_DOCUMENT_BYTES)
      return refuse(fillMessage(words.status.tooLarge, { size: MAX_DOCUMENT_BYTES }, words.locale));
    try {
      const { text, bytes } = await readFile(file);
      open(text, bytes);
    } catch {
      refuse(words.status.unreadable);
    }
  }

  function refuse(sentence: string): void {
    open('');
    view.say('invalid', sentence);
  }

  checkWhileTyping(area, (text) => {
    const isAddress = ['address', 'repository'].includes(understandEntry(text).what);
    checkBytes(isAddress ? undefined : bytesOf(text));
    if (isAddress) view.say('invalid', words.status.address);
  });
  acceptDrops(root, openFile);
  const chosen = part<HTMLInputElement>('file');
  part('choose').addEventListener('click', () => chosen.click());
  chosen.addEventListener('change', () => {
    const [file] = chosen.files ?? [];
    if (file !== undefined) openFile(file);
    chosen.value = '';
  });
  part('clear').addEventListener('click', () => {
    open('');
    area.focus();
  });
  for (const button of root.querySelectorAll<HTMLElement>('[data-example]')) {
    button.addEventListener('click', () => open(button.dataset.example ?? ''));
  }
  return { open: (text) => open(text), text: () => area.value };
}

/** undefined for a text with nothing in it. */
function bytesOf(text: string): Uint8Array | undefined {
  return text.trim() === '' ? undefined : new TextEncoder().encode(text);
}

/** @returns a function that checks a document and shows the outcome, unless another one has come meanwhile */
function startChecking(
  dataset: DOMStringMap,
  { status, locale: language }: Words,
  view: ReturnType<typeof createView>,
  onChecked: (outcome: Outcome | undefined, bytes: Uint8Array | undefined) => void,
): (bytes: Uint8Array | undefined) => void {
  const context = {
    vocabularyUrl: new URL(dataset.vocabulary ?? '', location.href).href,
    schemaUrl: dataset.schema ?? '',
    admission: JSON.parse(dataset.admission ?? '{}'),
    language,
  };
  let current: Uint8Array | undefined;
  const check = createChecker(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    (outcome, { bytes }) => {
      if (bytes !== current) return;
      view.show(outcome);
      onChecked(outcome, bytes);
    },
  );
  return (bytes) => {
    const isFirst = current === undefined;
    current = bytes;
    onChecked(undefined, bytes);
    if (bytes !== undefined) {
      // Later ones leave standing what was said before, so that nothing flickers.
      if (isFirst) view.say('checking', status.checking);
      return check({ bytes, ...context });
    }
    view.clear();
    view.say('empty', status.empty);
  };
}

function checkWhileTyping(area: HTMLTextAreaElement, check: (text: string) => void): void {
  const checkText = () => check(area.value);
  area.addEventListener('input', whenTypingRests(checkText, DEBOUNCE_MS));
  // Browsers bring back what stood there when somebody returns to the page.
  checkText();
}

function offerConversion(
  part: Part,
  words: Words,
  { converted, draft }: CheckResult,
  open: (text: string) => void,
): void {
  if (converted === undefined) return;
  const name = `${draft?.slug ?? 'pad'}.json`;
  part('download').onclick = () => {
    download(name, converted);
    part('downloaded').textContent = fillMessage(words.convert.downloaded, { name }, words.locale);
  };
  part('open').onclick = () => {
    open(converted);
    part('text').focus();
  };
}

/** A typed document outlasts a reload, Back and the switch of the language: in this tab, and nowhere else. */
function storeDocument(area: HTMLTextAreaElement): void {
  try {
    if (area.value === '') area.value = sessionStorage.getItem(KEY) ?? '';
  } catch {
    // No storage is allowed here: the document is on this page alone.
  }
  addEventListener('pagehide', () => {
    try {
      if (area.value === '') sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, area.value);
    } catch {
      // As above, or it is larger than what a tab may keep.
    }
  });
}

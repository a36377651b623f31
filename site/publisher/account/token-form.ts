/** The field for the token: what is typed is kept in the tab and leaves the field at once. */
import { element, part } from '../../base/page-elements.ts';
import type { Texts } from '../../texts/texts.ts';
import { forgetToken, isToken, storedToken, storeToken } from './stored-token.ts';

/** @param onChange hears that there is another token, or none. @returns shows a token that came another way */
export function startTokenForm(root: HTMLElement, words: Texts['publisherAccess'], onChange: () => void): () => void {
  const form = part(root, 'form', HTMLFormElement);
  const field = part(form, 'input', HTMLInputElement);
  const fault = part(form, '[data-part=fault]', HTMLElement);
  const status = part(root, '[role=status]', HTMLElement);
  const forget = part(root, '[data-part=forget]', HTMLButtonElement);

  function show(said?: string): void {
    const isStored = storedToken() !== undefined;
    form.hidden = isStored;
    forget.hidden = !isStored;
    status.textContent = isStored ? words.inUse : (said ?? '');
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const token = field.value.trim();
    const message = token === '' ? words.emptyToken : isToken(token) ? '' : words.badToken;
    sayFault(field, fault, message);
    if (message !== '') return field.focus();
    field.value = '';
    storeToken(token);
    show();
    forget.focus();
    onChange();
  });
  forget.addEventListener('click', () => {
    forgetToken();
    show(words.forgotten);
    field.focus();
    onChange();
  });
  show();
  return show;
}

/** Beside the field, and read out with it. */
export function sayFault(field: HTMLElement, fault: HTMLElement, message: string): void {
  fault.textContent = message;
  field.setAttribute('aria-invalid', String(message !== ''));
}

/** A secret under the sentence that says it is shown this once. */
export function showSecret(place: HTMLElement, sentence: string, secret: string): void {
  place.append(element('p', {}, sentence), element('pre', { className: 'command' }, element('code', {}, secret)));
}

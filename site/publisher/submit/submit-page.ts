/** The page that submits: the document as it was checked, or an address, and what becomes of it. */
import { element, part } from '../../base/page-elements.ts';
import { type Answered, ask, type Failure, failureSentence } from '../account/request.ts';
import { clearWhenLeft, storedToken } from '../account/stored-token.ts';
import { sayFault, startTokenForm } from '../account/token-form.ts';
import type { Outcome } from '../validate/checker.ts';
import { startValidator } from '../validate/validator.ts';
import { createStatus, type StatusWords, type Submission } from './submission-status.ts';

/** Types of the documents that are taken as they are; all others are read at their address. */
const MEDIA_TYPES: Record<string, string> = { 'pad-json': 'application/json', 'pad-xml': 'application/xml' };

interface Checked {
  outcome: Outcome | undefined;
  bytes: Uint8Array | undefined;
}

const checked: Checked = { outcome: undefined, bytes: undefined };
const validator = document.getElementById('validator');
const sending = document.getElementById('sending');
let whenChecked = () => {};
if (validator !== null)
  startValidator(validator, (outcome, bytes) => {
    Object.assign(checked, { outcome, bytes });
    whenChecked();
  });
// On a bare static host there is nothing to send to.
if (sending !== null) startSending(sending);

function startSending(root: HTMLElement): void {
  const words: StatusWords = JSON.parse(root.dataset.words ?? '');
  const { access, page, locale } = words;
  const api = root.dataset.api ?? '';
  const place = (name: string) => part(root, `[data-part=${name}]`, HTMLElement);
  const followed = part(document, '#submission', HTMLElement);
  const status = createStatus(followed, api, words);
  const send = part(root, '[data-part=send]', HTMLButtonElement);
  const ways = place('ways');
  root.hidden = false;
  followed.hidden = false;

  whenChecked = () => {
    const type = mediaType(checked);
    send.disabled = type === undefined || type === '';
    place('hint').textContent = type === undefined ? page.notYet : type === '' ? page.notThisKind : page.thisHint;
  };

  function answered(answer: Answered<Submission>): void {
    place('said').textContent = '';
    if (answer.failure !== undefined) {
      refused(answer.failure);
      return;
    }
    history.replaceState(null, '', `?id=${encodeURIComponent(answer.data.id)}`);
    status.follow(answer.data.id, answer.data);
    part(followed, 'h2', HTMLElement).focus();
  }

  function refused(failure: Failure): void {
    place('said').textContent = failureSentence(failure, access.problems, locale);
    place('errors').replaceChildren(...failure.errors.map(({ message }) => element('li', { lang: 'en' }, message)));
    place('said').focus();
  }

  async function submit(body: object | Uint8Array<ArrayBuffer>, type: string): Promise<void> {
    place('errors').replaceChildren();
    place('said').textContent = access.working;
    answered(await ask<Submission>(api, '/submit/pad', { method: 'POST', body, type }));
  }

  send.addEventListener('click', () => {
    const type = mediaType(checked);
    if (type && checked.bytes !== undefined) submit(new Uint8Array(checked.bytes), type);
  });
  const form = part(root, 'form[data-part=address]', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = part(form, 'input', HTMLInputElement);
    const url = field.value.trim();
    const isAddress = URL.canParse(url) && new URL(url).protocol === 'https:';
    sayFault(field, part(form, '[data-part=fault]', HTMLElement), isAddress ? '' : access.badAddress);
    if (isAddress) submit({ url }, 'application/json');
    else field.focus();
  });
  const showWays = () => {
    ways.hidden = storedToken() === undefined;
  };
  startTokenForm(part(root, '[data-part=token]', HTMLElement), access, () => {
    showWays();
    if (storedToken() !== undefined) status.look();
  });
  showWays();
  whenChecked();
  clearWhenLeft();
  const id = new URLSearchParams(location.search).get('id');
  if (id !== null) status.follow(id);
}

/** @returns empty for a document that is submitted by its address; undefined where there is none without errors */
function mediaType({ outcome }: Checked): string | undefined {
  if (outcome === 'unread') return '';
  if (typeof outcome !== 'object' || !outcome.valid || outcome.kind === null) return undefined;
  return MEDIA_TYPES[outcome.kind] ?? '';
}

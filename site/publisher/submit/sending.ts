/** Sends what was entered with a publisher's token: a document as it was checked, or an address. */
import { element, part } from '../../base/page-elements.ts';
import { type ApiAnswer, ask, type Failure, failureSentence } from '../account/request.ts';
import { clearWhenLeft, storedToken } from '../account/stored-token.ts';
import { startTokenForm } from '../account/token-form.ts';
import type { Outcome } from '../validate/checker.ts';
import { createStatus, type StatusWords, type Submission } from './submission-status.ts';

/** Types of the documents that are taken as they are; all others are read at their address. */
const MEDIA_TYPES: Record<string, string> = { 'pad-json': 'application/json', 'pad-xml': 'application/xml' };

/** An address, or a document, which has no outcome before it is checked. */
type Subject = { address: string } | { outcome: Outcome | undefined; bytes: Uint8Array | undefined };

export interface Sending {
  /** @param subject undefined where a token would be of no use */
  offer(subject: Subject | undefined): void;
}

/** @returns undefined on a page of a catalog without a worker */
export function startSending(page: HTMLElement, words: StatusWords): Sending | undefined {
  const root = page.querySelector<HTMLElement>('#sending');
  if (root === null) return undefined;
  const { access, page: said, locale } = words;
  const api = root.dataset.api ?? '';
  const place = (name: string) => part(root, `[data-part=${name}]`, HTMLElement);
  const followed = part(document, '#submission', HTMLElement);
  const status = createStatus(followed, api, words);
  const send = part(root, '[data-part=send]', HTMLButtonElement);
  let subject: Subject | undefined;

  function answered(answer: ApiAnswer<Submission>): void {
    place('said').textContent = '';
    if (answer.failure !== undefined) {
      refused(answer.failure);
      return;
    }
    history.replaceState(null, '', `?id=${encodeURIComponent(answer.data.id)}`);
    follow(answer.data.id, answer.data);
    part(followed, 'h2', HTMLElement).focus();
  }

  function refused(failure: Failure): void {
    place('said').textContent = failureSentence(failure, access.problems, locale);
    place('errors').replaceChildren(...failure.errors.map(({ message }) => element('li', { lang: 'en' }, message)));
    place('said').focus();
  }

  function follow(id: string, started?: Submission): void {
    root?.removeAttribute('hidden');
    followed.hidden = false;
    status.follow(id, started);
  }

  async function submit(body: object | Uint8Array<ArrayBuffer>, type: string): Promise<void> {
    place('errors').replaceChildren();
    place('said').textContent = access.working;
    answered(await ask<Submission>(api, '/submit/pad', { method: 'POST', body, type }));
  }

  send.addEventListener('click', () => {
    if (subject === undefined) return;
    if ('address' in subject) return submit({ url: subject.address }, 'application/json');
    const type = mediaType(subject.outcome);
    if (type && subject.bytes !== undefined) submit(new Uint8Array(subject.bytes), type);
  });
  const showWays = () => {
    place('send-part').hidden = storedToken() === undefined;
  };
  startTokenForm(part(root, '[data-part=token]', HTMLElement), access, () => {
    showWays();
    if (storedToken() !== undefined) status.look();
  });
  showWays();
  clearWhenLeft();
  const id = new URLSearchParams(location.search).get('id');
  if (id !== null) follow(id);

  return {
    offer(offered) {
      subject = offered;
      root.hidden = offered === undefined;
      place('said').textContent = '';
      place('errors').replaceChildren();
      if (offered === undefined) return;
      const isAddress = 'address' in offered;
      const type = isAddress ? undefined : mediaType(offered.outcome);
      send.disabled = !isAddress && !type;
      send.textContent = isAddress ? said.addressButton : said.this;
      const ofDocument = type === undefined ? said.notYet : type === '' ? said.notThisKind : said.thisHint;
      place('hint').textContent = isAddress ? said.addressHint : ofDocument;
    },
  };
}

/** @returns empty for a document that is submitted by its address; undefined where there is none without errors */
function mediaType(outcome: Outcome | undefined): string | undefined {
  if (outcome === 'unread') return '';
  if (typeof outcome !== 'object' || !outcome.valid || outcome.kind === null) return undefined;
  return MEDIA_TYPES[outcome.kind] ?? '';
}

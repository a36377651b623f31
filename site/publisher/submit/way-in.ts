/** The way in: one field for an address or a document, and what is possible with it on this catalog. */
import { fillMessage } from '../../../schemas/texts/message.ts';
import { element, part } from '../../base/page-elements.ts';
import { sayFault } from '../account/token-form.ts';
import { type Entry, understandEntry } from '../validate/understand-entry.ts';
import { startValidator } from '../validate/validator.ts';
import { type Way, type Ways, waysFor } from './possible-ways.ts';
import { startSending } from './sending.ts';
import type { StatusWords } from './submission-status.ts';

export interface WayInWords extends StatusWords {
  ways: Ways;
}

/** In the tab only, so that an address outlives a change of the language. */
const KEY = 'entered-address';

const root = document.getElementById('way-in');
if (root !== null) start(root, JSON.parse(root.dataset.words ?? ''));

function start(root: HTMLElement, words: WayInWords): void {
  const form = part(root, 'form[data-part=entry]', HTMLFormElement);
  const field = part(form, 'textarea', HTMLTextAreaElement);
  const result = part(root, '[data-part=entered]', HTMLElement);
  const title = part(result, 'h2', HTMLElement);
  const documentPart = part(root, '[data-part=document]', HTMLElement);
  // On a bare static host there is nothing to send to.
  const sending = startSending(root, words);
  const validator = startValidator(part(root, '#validator', HTMLElement), (outcome, bytes) => {
    if (!documentPart.hidden) sending?.offer({ outcome, bytes });
  });

  function show(entry: Entry): void {
    const isDocument = entry.what === 'document';
    documentPart.hidden = !isDocument;
    result.hidden = isDocument ? false : faultOf(entry, words) !== '';
    const ofAddress = entry.what === 'address' && !entry.isShared ? { address: entry.address } : undefined;
    sending?.offer(isDocument ? { outcome: undefined, bytes: undefined } : ofAddress);
    const { name, means } = describe(entry, words);
    title.textContent = name;
    part(result, '[data-part=means]', HTMLElement).textContent = means;
    const ways = waysFor(entry, words.ways, sending !== undefined).map((way) => wayItem(way, words));
    part(result, '[data-part=ways]', HTMLElement).replaceChildren(...ways);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const entry = understandEntry(field.value);
    const fault = faultOf(entry, words);
    sayFault(field, part(form, '[data-part=fault]', HTMLElement), fault);
    show(entry);
    if (fault !== '') return field.focus();
    if (entry.what === 'document') {
      validator.open(field.value);
      field.value = '';
    }
    sessionStorage.setItem(KEY, field.value);
    title.focus();
  });
  // An address is sent by Enter, as from a field of one line; in a document the key begins the next line.
  field.addEventListener('keydown', (event) => {
    const isSent = event.key === 'Enter' && !event.shiftKey && !event.isComposing;
    if (!isSent || understandEntry(field.value).what === 'document') return;
    event.preventDefault();
    form.requestSubmit();
  });
  field.value ||= sessionStorage.getItem(KEY) ?? '';
  form.hidden = false;
  // A document that stood here before the language was changed, or the page was left.
  if (validator.text() !== '') show({ what: 'document' });
}

function faultOf(entry: Entry, { page: { entry: said }, locale }: WayInWords): string {
  switch (entry.what) {
    case 'nothing':
      return said.none;
    case 'unclear':
      return said.unclear;
    case 'no-repository':
      return fillMessage(said.noRepository, { host: entry.host }, locale);
    case 'unread-host':
      return fillMessage(said.unreadHost, { host: entry.host }, locale);
    default:
      return '';
  }
}

function describe(entry: Entry, { page: { entry: said }, locale }: WayInWords): { name: string; means: string } {
  if (entry.what === 'repository') {
    const { name, host } = entry;
    return { name: fillMessage(said.repository, { name, host }, locale), means: said.repositoryText };
  }
  if (entry.what === 'address') return { name: entry.address, means: said.addressText };
  return { name: said.document, means: said.documentText };
}

function wayItem({ way, link }: Way, { page: { entry: said }, ways, locale }: WayInWords): HTMLElement {
  const text = element('p', {}, fillMessage(said.ways[way], { forge: ways.forge }, locale));
  if (link === undefined) return element('div', {}, text);
  const { href, isMain, label } = link;
  const anchor = element('a', { href, rel: 'nofollow', className: isMain ? 'button' : '' }, said.links[label]);
  return element('div', {}, text, element('p', {}, anchor));
}

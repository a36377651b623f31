/** The publisher's webhooks: made, listed, tested, given another secret, deleted. */
import type { PublisherListing } from '../../../schemas/contracts/internal-api.ts';
import { element, part } from '../../base/page-elements.ts';
import { sayFault, showSecret } from '../account/token-form.ts';
import { showDeliveries } from './deliveries.ts';
import { askFirst, button, type ManageContext } from './manage-context.ts';

interface Webhook {
  id: string;
  host: string | null;
  state: keyof ManageContext['page']['states'];
  events: (keyof ManageContext['page']['eventNames'])[];
  listings: string[];
  secret_shown: boolean;
  secret?: string;
}

const PATH = '/publisher/webhooks';

export async function showWebhooks(desk: ManageContext): Promise<void> {
  const { page, place } = desk;
  const answer = await desk.ask<Webhook[]>('webhooks-said', PATH);
  if (answer === undefined) return;
  if (answer.data.length === 0) place('webhooks-said').textContent = page.noWebhooks;
  place('webhooks').replaceChildren(...answer.data.map((webhook) => item(webhook, desk)));
}

/** The listings that a new webhook may be for, whatever their documents name. */
export function offerListings({ place }: ManageContext, listings: readonly PublisherListing[]): void {
  const choices = listings.map(({ slug, name }) =>
    element('label', {}, element('input', { type: 'checkbox', name: 'listing', value: slug }), name),
  );
  place('for-listings').hidden = choices.length === 0;
  place('listing-choices').replaceChildren(...choices);
}

export function startMakingWebhooks(desk: ManageContext): void {
  const { page, access, place } = desk;
  const form = part(desk.root, 'form[data-part=webhook]', HTMLFormElement);
  const field = part(form, 'input[type=url]', HTMLInputElement);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const url = field.value.trim();
    const isAddress = URL.canParse(url) && new URL(url).protocol === 'https:';
    sayFault(field, part(form, '[data-part=fault]', HTMLElement), isAddress ? '' : access.badAddress);
    if (!isAddress) return field.focus();
    const given = new FormData(form);
    const body = { url, events: given.getAll('event'), listings: given.getAll('listing') };
    const answer = await desk.ask<Webhook>('webhooks-said', PATH, { method: 'POST', body });
    if (answer === undefined) return place('webhooks-said').focus();
    form.reset();
    await showWebhooks(desk);
    const { status, data } = answer;
    place('webhooks-said').textContent = status === 201 ? page.made : page.alreadyThere;
    reveal(desk, page.secret, data.secret);
  });
}

function reveal({ place }: ManageContext, sentence: string, secret: string | undefined): void {
  const shown = place('webhook-secret');
  shown.replaceChildren();
  if (secret !== undefined) showSecret(shown, sentence, secret);
  shown.focus();
}

function item(webhook: Webhook, desk: ManageContext): HTMLElement {
  const { page, place, say } = desk;
  const { id, events, listings, state } = webhook;
  const host = webhook.host ?? page.unknownHost;
  const run = async (action: string, done: string) => {
    const answer = await desk.ask('webhooks-said', `${PATH}/${id}${action}`, {
      method: action === '' ? 'DELETE' : 'POST',
    });
    if (answer !== undefined && action === '') await showWebhooks(desk);
    if (answer === undefined) return place('webhooks-said').focus();
    // What it says of the secret is over.
    if (action === '/rotate-secret/confirm') place('webhook-secret').replaceChildren();
    place('webhooks-said').textContent = done;
    place('webhooks-said').focus();
  };
  const facts = [page.states[state], ...events.map((event) => page.eventNames[event]), ...listings];
  const remove = { label: page.delete, sure: say(page.deleteSure, { host }), yes: page.deleteYes, no: page.keep };
  return element(
    'li',
    {},
    element('p', {}, element('strong', {}, host)),
    element('p', { className: 'muted' }, facts.join(' · ')),
    ...(webhook.secret_shown ? [] : [element('p', {}, page.secretNever)]),
    element(
      'p',
      { className: 'row' },
      button(page.test, () => run('/test', page.tested), host),
      button(page.deliveries, () => showDeliveries(desk, { id, host }), host),
      button(page.rotate, () => rotate(desk, id), host),
      button(page.confirm, () => run('/rotate-secret/confirm', page.confirmed), host),
      askFirst({ ...remove, of: host }, () => run('', page.deleted)),
    ),
  );
}

async function rotate(desk: ManageContext, id: string): Promise<void> {
  const { page, say, formatMoment } = desk;
  const path = `${PATH}/${id}/rotate-secret`;
  const answer = await desk.ask<{ secret: string; former_until: string | null }>('webhooks-said', path, {
    method: 'POST',
  });
  if (answer === undefined) return;
  const { secret, former_until } = answer.data;
  const both = former_until === null ? page.rotatedNow : say(page.rotated, { time: formatMoment(former_until) });
  reveal(desk, both, secret);
}

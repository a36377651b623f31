/** What was sent to a webhook, what it answered, and sending it again. */
import { element } from '../../base/page-elements.ts';
import { button, type ManageContext } from './manage-context.ts';

interface Delivery {
  id: string;
  event: string;
  listing?: string | null;
  state: keyof ManageContext['delivery'];
  attempts: number;
  outcome: string | null;
  status: number | null;
  body: string | null;
  created_at: string;
  next_attempt_at: string | null;
}

interface Of {
  id: string;
  host: string;
}

export async function showDeliveries(desk: ManageContext, webhook: Of): Promise<void> {
  const { page, place, say } = desk;
  const answer = await desk.ask<Delivery[]>('webhooks-said', `/publisher/webhooks/${webhook.id}/deliveries`);
  if (answer === undefined) return;
  const title = place('deliveries-title');
  title.textContent = say(page.deliveriesOf, { host: webhook.host });
  const items = answer.data.map((delivery) => item(delivery, webhook, desk));
  place('deliveries-list').replaceChildren(...items);
  place('deliveries-none').hidden = items.length > 0;
  place('deliveries').hidden = false;
  title.focus();
}

function item(delivery: Delivery, webhook: Of, desk: ManageContext): HTMLElement {
  const { page, place, say, formatMoment } = desk;
  const { event, listing, state, attempts, status, outcome, body, created_at, next_attempt_at } = delivery;
  const told = Object.entries(page.outcomes).find(([name]) => name === outcome)?.[1];
  const facts = [
    formatMoment(created_at),
    desk.delivery[state],
    say(page.attempts, { count: attempts }),
    ...(status === null ? [] : [say(page.answered, { status })]),
    ...(told === undefined ? [] : [told]),
    ...(next_attempt_at === null ? [] : [say(page.next, { time: formatMoment(next_attempt_at) })]),
  ];
  const path = `/publisher/webhooks/${webhook.id}/deliveries/${encodeURIComponent(delivery.id)}/resend`;
  const resend = button(page.resend, async () => {
    const answer = await desk.ask('webhooks-said', path, { method: 'POST' });
    if (answer === undefined) return place('webhooks-said').focus();
    await showDeliveries(desk, webhook);
    place('webhooks-said').textContent = page.resent;
  });
  const sent =
    body === null
      ? []
      : [element('details', {}, element('summary', {}, page.body), element('pre', { className: 'command' }, body))];
  return element(
    'li',
    {},
    element('p', {}, element('strong', {}, event), listing ? ` · ${listing}` : ''),
    element('p', { className: 'muted' }, facts.join(' · ')),
    ...sent,
    ...(event === 'endpoint.challenge' ? [] : [element('p', {}, resend)]),
  );
}

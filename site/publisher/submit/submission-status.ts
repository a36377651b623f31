/** Follows a submission: how it stands, and when to ask again. Only a page that is seen asks. */
import { fillMessage } from '../../../schemas/texts/message.ts';
import { element, part } from '../../base/page-elements.ts';
import type { Texts } from '../../texts/texts.ts';
import { ask, failureSentence } from '../account/request.ts';
import { showSecret } from '../account/token-form.ts';

const FIRST_MS = 5_000;
/** A person reviews it: nobody watches a page more closely than this for hours. */
const LONGEST_MS = 10 * 60 * 1000;

export interface Submission {
  id: string;
  state: 'queued' | 'invalid' | 'in_moderation' | 'published' | 'rejected' | 'withdrawn';
  slug?: string;
  received_at: string;
  reason?: string;
  errors?: { pointer: string; code: string; message: string }[];
  warnings?: { pointer: string; code: string; message: string }[];
  webhook?: { host: string | null; secret: string };
}

interface Delivery {
  event: string;
  state: keyof Texts['submitPage']['deliveryStates'];
}

export interface StatusWords {
  page: Texts['submitPage'];
  access: Texts['publisherAccess'];
  locale: string;
}

export function createStatus(root: HTMLElement, api: string, words: StatusWords) {
  const { page, access, locale } = words;
  const place = (name: string) => part(root, `[data-part=${name}]`, HTMLElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let id: string | undefined;

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (id === undefined || document.hidden) return;
    const answer = await ask<Submission>(api, `/submissions/${encodeURIComponent(id)}`);
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(new Date());
    place('asked').textContent = fillMessage(page.checked, { time }, locale);
    if (answer.failure !== undefined) {
      say(answer.failure.status === 401 ? page.needsToken : failureSentence(answer.failure, access.problems, locale));
      if (![401, 403, 404].includes(answer.failure.status)) askAgain(answer.failure.retryAfterMs);
      return;
    }
    const delivery = answer.data.state === 'published' ? await lastDelivery(answer.data.slug) : undefined;
    show(answer.data, delivery);
    const isOver = isDecided(answer.data.state) || delivery?.state === 'delivered';
    say(isOver ? page.settled : page.resting);
    if (!isOver) askAgain(answer.retryAfterMs);
  }

  async function lastDelivery(slug: string | undefined): Promise<Delivery | undefined> {
    if (slug === undefined) return undefined;
    const answer = await ask<Delivery[]>(api, `/publisher/webhooks/${slug}/deliveries`);
    return answer.failure === undefined ? answer.data[0] : undefined;
  }

  function askAgain(retryAfterMs?: number): void {
    timer = setTimeout(look, waitBefore(asked, retryAfterMs));
    asked += 1;
  }

  /** The same sentence again would be read out again. */
  function say(sentence: string): void {
    const status = place('said');
    if (status.textContent !== sentence) status.textContent = sentence;
  }

  function show(submission: Submission, delivery?: Delivery): void {
    const { errors = [], warnings = [] } = submission;
    for (const [name, sentence] of Object.entries(stepsOf(submission, delivery, words))) {
      const step = place(name);
      if (step.textContent !== sentence) step.textContent = sentence;
    }
    place('page').replaceChildren(...linkTo(submission, root.dataset.listing ?? ''));
    const told = [...errors, ...warnings].map(({ code, pointer, message }) =>
      element('li', { lang: 'en' }, message, ' ', element('code', {}, `${code} ${pointer}`)),
    );
    place('told').replaceChildren(...told);
    place('steps').hidden = false;
    place('again').hidden = false;
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
  place('again').addEventListener('click', look);
  return {
    /** @param started what the catalog answered to the submission, which alone has a secret */
    follow(wanted: string, started?: Submission): void {
      id = wanted;
      asked = 0;
      if (started === undefined) return void look();
      show(started);
      if (started.webhook !== undefined) {
        const { host, secret } = started.webhook;
        showSecret(place('secret'), fillMessage(page.secret, { host: host ?? '' }, locale), secret);
      }
      say(page.resting);
      askAgain();
    },
    look,
  };
}

/** What stands behind each step. */
function stepsOf(
  { state, reason, received_at }: Submission,
  delivery: Delivery | undefined,
  { page, locale }: StatusWords,
): Record<'submission' | 'review' | 'publication' | 'webhook', string> {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(received_at));
  const why = reason === undefined ? '' : ` ${fillMessage(page.reason, { reason }, locale)}`;
  const read = state === 'queued' || state === 'invalid' ? state : 'taken';
  const review = { queued: 'waiting', invalid: 'waiting', published: 'done' } as const;
  const reviewed = state === 'queued' || state === 'invalid' || state === 'published' ? review[state] : state;
  const publication = state === 'published' ? 'published' : isDecided(state) ? 'none' : 'waiting';
  const event = delivery && { event: delivery.event, state: page.deliveryStates[delivery.state] };
  const webhook = event ? fillMessage(page.webhook.state, event, locale) : undefined;
  return {
    submission: `${page.submission[read]} ${fillMessage(page.received, { day }, locale)}.`,
    review: page.review[reviewed] + why,
    publication: page.publication[publication],
    webhook: webhook ?? (state === 'published' ? page.webhook.none : page.webhook.waiting),
  };
}

function linkTo({ state, slug }: Submission, address: string): HTMLElement[] {
  if (state !== 'published' || slug === undefined) return [];
  return [element('a', { href: address.replace('{slug}', slug) }, slug)];
}

/**
 * Soon at first, ever more rarely, and never earlier than the catalog says.
 * @param asked how often it was asked already. @param retryAfterMs what the catalog said last
 */
export function waitBefore(asked: number, retryAfterMs = 0): number {
  return Math.max(Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(asked, 20)), retryAfterMs);
}

/** States after which nothing comes any more; of a published one the webhook is still followed. */
const isDecided = (state: string) => ['invalid', 'rejected', 'withdrawn'].includes(state);

/** The publisher's listings, which can be read again and withdrawn. */
import type { PublisherListing } from '../../../schemas/contracts/internal-api.ts';
import { element } from '../../base/page-elements.ts';
import { askFirst, button, type ManageContext } from './manage-context.ts';

/** @returns them, for whoever offers them */
export async function showListings(desk: ManageContext): Promise<PublisherListing[]> {
  const { page, place } = desk;
  const answer = await desk.ask<PublisherListing[]>('listings-said', '/publisher/listings');
  if (answer === undefined) return [];
  if (answer.data.length === 0) place('listings-said').textContent = page.noListings;
  place('listings').replaceChildren(...answer.data.map((listing) => item(listing, desk)));
  return answer.data;
}

function item({ slug, name, version, sources, in_moderation }: PublisherListing, desk: ManageContext): HTMLElement {
  const { page, say, place, formatDay } = desk;
  const address = (desk.root.dataset.listing ?? '').replace('{slug}', slug);
  const failing = sources.find(({ failing_since }) => failing_since !== null)?.failing_since;
  const facts = [
    ...(version === null ? [] : [say(page.version, { version })]),
    ...(in_moderation ? [page.inReview] : []),
    ...(failing ? [say(page.failing, { day: formatDay(failing) })] : []),
  ];
  const request = async (action: 'sync' | 'withdraw', done: string) => {
    const answer = await desk.ask('listings-said', `/publisher/listings/${slug}/${action}`, { method: 'POST' });
    if (answer !== undefined) place('listings-said').textContent = say(done, { name });
    place('listings-said').focus();
  };
  const withdraw = {
    label: page.withdraw,
    sure: say(page.withdrawSure, { name }),
    yes: page.withdrawYes,
    no: page.keep,
  };
  return element(
    'li',
    {},
    element('p', {}, element('a', { href: address }, element('bdi', {}, name))),
    element('p', { className: 'muted' }, facts.join(' · ')),
    element(
      'p',
      { className: 'row' },
      button(page.sync, () => request('sync', page.synced), name),
      askFirst({ ...withdraw, of: name }, () => request('withdraw', page.withdrawn)),
    ),
  );
}

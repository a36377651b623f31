/**
 * Says how long ago a day was, in place of the day itself, which stays for screen readers and under the pointer. A built
 * page has the day alone: the distance is another one every day.
 */
import { timeAgo } from '../../schemas/wording/time-ago.ts';
import { element } from '../base/page-elements.ts';

/** @param page whose days are marked by `data-ago` */
export function showTimeAgo(page: Document, now: Date): void {
  const { lang } = page.documentElement;
  const today = now.toISOString().slice(0, '2026-01-31'.length);
  for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
    const [day, distance] = [time.textContent.trim(), timeAgo(time.dateTime, today, lang)];
    // Nothing on the page lies ahead: the clock of the visitor is wrong.
    if (distance === undefined || time.dateTime.slice(0, today.length) > today) continue;
    time.title = day;
    time.replaceChildren(distance, element('span', { className: 'visually-hidden' }, ` (${day})`));
  }
}

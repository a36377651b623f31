/** What the parts of the page share: the API, the words, and how an outcome is said. */
import { fillMessage, type Values } from '../../../schemas/texts/message.ts';
import { element, part } from '../../base/page-elements.ts';
import type { Texts } from '../../texts/texts.ts';
import { type ApiAnswer, type ApiRequest, ask, failureSentence } from '../account/request.ts';

export interface ManageWords {
  page: Texts['managePage'];
  access: Texts['publisherAccess'];
  delivery: Texts['submitPage']['deliveryStates'];
  locale: string;
}

export type ManageContext = ReturnType<typeof createManageContext>;

export function createManageContext(root: HTMLElement, words: ManageWords) {
  const { access, locale } = words;
  const place = (name: string) => part(root, `[data-part=${name}]`, HTMLElement);
  const say = (message: Parameters<typeof fillMessage>[0], values: Values) => fillMessage(message, values, locale);
  return {
    ...words,
    root,
    place,
    say,
    formatMoment: (moment: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment)),
    formatDay: (day: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(day)),
    /** @param status name of the live region that says what went wrong. @returns undefined then */
    async ask<Data>(
      status: string,
      path: string,
      asked?: ApiRequest,
    ): Promise<Extract<ApiAnswer<Data>, { data: Data }> | undefined> {
      const region = place(status);
      region.textContent = access.working;
      const answer = await ask<Data>(root.dataset.api ?? '', path, asked);
      if (answer.failure === undefined) {
        region.textContent = '';
        return answer;
      }
      const reasons = answer.failure.errors.map(({ message }) => message).join(' ');
      region.textContent = `${failureSentence(answer.failure, access.problems, locale)} ${reasons}`.trim();
      return undefined;
    },
  };
}

export function button(label: string, onclick: () => void, described?: string): HTMLButtonElement {
  const made = element('button', { type: 'button', className: 'button-quiet', onclick }, label);
  if (described !== undefined) made.setAttribute('aria-label', `${label}: ${described}`);
  return made;
}

/** Asks once more before what cannot be undone. @returns the button, which the question takes the place of */
export function askFirst(
  { label, sure, yes, no, of }: { label: string; sure: string; yes: string; no: string; of: string },
  run: () => void,
): HTMLElement {
  const holder = element('span', { className: 'row' });
  const first = button(
    label,
    () => {
      const keep = button(no, () => {
        holder.replaceChildren(first);
        first.focus();
      });
      holder.replaceChildren(element('span', {}, sure), button(yes, run), keep);
      keep.focus();
    },
    of,
  );
  holder.append(first);
  return holder;
}

/** What is possible with what somebody has entered, on this catalog: the best way first, and never a dead end. */
import type { Entry } from '../validate/understand-entry.ts';

/** What the operator has set. */
export interface Ways {
  /** Address of a prepared issue, with a place for what is listed. */
  issue?: string;
  /** Where an account is needed for it. */
  forge: string;
  repository?: string;
  contact?: string;
  /** Of a mail. */
  subject: string;
}

/** Stands for the address in that of a prepared issue. */
export const ADDRESS_PLACE = '{address}';

export interface Way {
  way: 'issue' | 'repository' | 'contact' | 'operator' | 'ownDomain' | 'host' | 'hostOrSend';
  link?: { label: 'issue' | 'repository' | 'contact' | 'formats'; href: string; isMain: boolean };
}

/** @param takesTokens the catalog has a worker, to which publishers send with a token of their own */
export function waysFor(entry: Entry, ways: Ways, takesTokens: boolean): Way[] {
  if (entry.what === 'document') return [{ way: takesTokens ? 'hostOrSend' : 'host' }];
  if (entry.what !== 'repository' && entry.what !== 'address') return [];
  const hasToken = takesTokens && entry.what === 'address' && !entry.isShared;
  const asked = wayToAsk(entry.address, ways);
  if (asked !== undefined) return [asked];
  if (hasToken) return [];
  const formats = { label: 'formats' as const, href: '#host', isMain: false };
  return [{ way: 'operator' }, ...(takesTokens ? [{ way: 'ownDomain' as const, link: formats }] : [])];
}

/** Of a person who runs the catalog. */
function wayToAsk(address: string, { issue, repository, contact, subject }: Ways): Way | undefined {
  if (issue !== undefined) {
    const href = issue.replaceAll(encodeURIComponent(ADDRESS_PLACE), encodeURIComponent(address));
    return { way: 'issue', link: { label: 'issue', href, isMain: true } };
  }
  if (repository !== undefined)
    return { way: 'repository', link: { label: 'repository', href: repository, isMain: true } };
  if (contact === undefined) return undefined;
  const isPlainMail = contact.startsWith('mailto:') && !contact.includes('?');
  const mail = `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;
  return { way: 'contact', link: { label: 'contact', href: isPlainMail ? contact + mail : contact, isMain: true } };
}

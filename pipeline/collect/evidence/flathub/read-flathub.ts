/** Answers of Flathub → what it witnesses. Whatever is not named here ends in this file. Pure. */
import { member, textMember } from '../../../../schemas/rules/members.ts';
import { namedPlaces } from '../../../repo/addresses/named-address.ts';
import { figure } from '../registry/figures.ts';

const VERIFICATION = 'flathub::verification::';

/** Of the last 30 days. Flathub counts fresh downloads, and leaves out updates. */
export function readInstalls(stats: unknown): number | undefined {
  return figure(member(stats, 'installs_last_month'));
}

/** First the website that Flathub has seen proved, then what the app's own description names. */
export function readPlaces(app: unknown): string[] {
  const metadata = member(app, 'metadata');
  const verified = member(metadata, `${VERIFICATION}verified`);
  const website = textMember(metadata, `${VERIFICATION}website`);
  const isProved = verified === true || verified === 'true';
  const urls = member(app, 'urls');
  return namedPlaces([
    isProved && website !== undefined ? `https://${website}/` : undefined,
    textMember(urls, 'homepage'),
    textMember(urls, 'vcs_browser'),
  ]);
}

/** Flathub: installations of an app in a month, without updates, and the domain that its publisher has proved there. */
import { member, textMember } from '../../../../schemas/rules/members.ts';
import { namedPlaces } from '../../../repo/addresses/registry-addresses.ts';
import type { Witness } from '../../contract/witness.ts';
import { askRegistry, OTHER_SUBJECT, sensible } from '../registry/ask-registry.ts';
import { figure } from '../registry/figures.ts';
import { packageWitness } from '../registry/registry-witness.ts';

const API = 'https://flathub.org/api/v2';
/** As its API has it: backend/app/routes/stats.py of github.com/flathub-infra/website. */
const ID = /^[A-Za-z_][\w.-]{5,254}$/;
const VERIFICATION = 'flathub::verification::';

export const flathub: Witness = packageWitness(
  // Other remotes are somebody's own, of which Flathub knows nothing.
  ({ type, namespace = 'flathub', name }) =>
    type === 'flatpak' && namespace === 'flathub' && ID.test(name) ? name : undefined,
  async (id, tools) => {
    const source = `${API}/appstream/${id}`;
    const app = await askRegistry(source, tools);
    // Its installations change daily, so neither answer is ever the same.
    const stats = await askRegistry(`${API}/stats/${id}`, tools);
    if ([app, stats].some((value) => textMember(value, 'id') !== id)) return OTHER_SUBJECT;
    // Of the last 30 days. Flathub counts fresh downloads, and leaves out updates.
    const installs = sensible(figure(member(stats, 'installs_last_month')));
    return { values: { installs }, source, places: readPlaces(app) };
  },
);

/** First the website that Flathub has seen proved, then what the app's own description names. */
function readPlaces(app: unknown): string[] {
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

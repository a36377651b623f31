/** Flathub: installations of an app in a month, without updates, and the domain that its publisher has proved there. */
import { textMember } from '../../../../schemas/rules/members.ts';
import { parsePackageUrl } from '../../../../schemas/rules/package-url.ts';
import type { Witness } from '../../contract/witness.ts';
import { askRegistry, BAD_ANSWER, OTHER_SUBJECT } from '../registry/ask-registry.ts';
import { packagesOf } from '../registry/packages.ts';
import { readInstalls, readPlaces } from './read-flathub.ts';

const API = 'https://flathub.org/api/v2';
/** As its API has it: backend/app/routes/stats.py of github.com/flathub-infra/website. */
const ID = /^[A-Za-z_][\w.-]{5,254}$/;

export const flathub: Witness = {
  subjects: (listing) => packagesOf(listing, (parsed) => idOf(parsed) !== undefined),
  async look(subject, _listing, tools) {
    const id = idOf(parsePackageUrl(subject));
    if (id === undefined) return { unknown: true };
    const source = `${API}/appstream/${id}`;
    const described = await askRegistry(source, tools);
    if (!('value' in described)) return described;
    // Its installations change daily, so neither answer is ever the same.
    const counted = await askRegistry(`${API}/stats/${id}`, tools);
    if (!('value' in counted)) return counted;
    if ([described, counted].some(({ value }) => textMember(value, 'id') !== id)) return OTHER_SUBJECT;
    const installs = readInstalls(counted.value);
    if (installs === undefined) return BAD_ANSWER;
    return { values: { installs }, source, places: readPlaces(described.value) };
  },
};

/** Other remotes are somebody's own, of which Flathub knows nothing. */
function idOf(parsed: ReturnType<typeof parsePackageUrl>): string | undefined {
  if (parsed?.type !== 'flatpak' || !ID.test(parsed.name)) return undefined;
  const { namespace = 'flathub', name } = parsed;
  return namespace === 'flathub' ? name : undefined;
}

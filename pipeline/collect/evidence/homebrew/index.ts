/**
 * Homebrew: installations of a formula or cask in a month. One small static file each: the files that hold all of them
 * have tens of megabytes, no installations, and change many times a day, while a catalog names a few of them.
 */
import { textMember } from '../../../../schemas/rules/members.ts';
import { type PackageUrl, parsePackageUrl } from '../../../../schemas/rules/package-url.ts';
import type { Witness } from '../../contract/witness.ts';
import { askRegistry, BAD_ANSWER, OTHER_SUBJECT } from '../registry/ask-registry.ts';
import { packagesOf } from '../registry/packages.ts';
import { readCask, readFormula } from './read-homebrew.ts';

const API = 'https://formulae.brew.sh/api';
const NAME = /^[a-z\d][a-z\d.+_@-]{0,99}$/;

export const homebrew: Witness = {
  subjects: (listing) => packagesOf(listing, (parsed) => placeOf(parsed) !== undefined),
  async look(subject, _listing, tools) {
    const place = placeOf(parsePackageUrl(subject));
    if (place === undefined) return { unknown: true };
    const { kind, name } = place;
    const source = `${API}/${kind}/${encodeURIComponent(name)}.json`;
    const answer = await askRegistry(source, tools, { ifChanged: true });
    if (!('value' in answer)) return answer;
    const isCask = kind === 'cask';
    if (textMember(answer.value, isCask ? 'token' : 'name') !== name) return OTHER_SUBJECT;
    const said = isCask ? readCask(answer.value, name) : readFormula(answer.value, name);
    if (said === undefined) return BAD_ANSWER;
    await answer.remember();
    return { ...said, source };
  },
};

/** Other collections are somebody's own repositories, of which formulae.brew.sh knows nothing. */
function placeOf(parsed: PackageUrl | undefined): { kind: 'formula' | 'cask'; name: string } | undefined {
  if (parsed?.type !== 'brew' || !NAME.test(parsed.name)) return undefined;
  const { namespace = 'homebrew/core', name } = parsed;
  if (namespace === 'homebrew/core') return { kind: 'formula', name };
  return namespace === 'homebrew/cask' ? { kind: 'cask', name } : undefined;
}

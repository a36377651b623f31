/**
 * Homebrew: installations of a formula or cask in a month. One small static file each: the files that hold all of them
 * have tens of megabytes, no installations, and change many times a day, while a catalog names a few of them.
 */
import { isObject, member, textMember } from '../../../../schemas/rules/members.ts';
import type { PackageUrl } from '../../../../schemas/rules/package-url.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { namedPlaces } from '../../../repo/addresses/registry-addresses.ts';
import type { Witness } from '../../contract/witness.ts';
import { askRegistry, OTHER_SUBJECT, sensible } from '../registry/ask-registry.ts';
import { figure } from '../registry/figures.ts';
import { packageWitness } from '../registry/registry-witness.ts';

const API = 'https://formulae.brew.sh/api';
const NAME = /^[a-z\d][a-z\d.+_@-]{0,99}$/;
/** Any text could stand there, also somebody's address. */
const VERSION = /^[\w.,:+~-]{1,100}$/;

export const homebrew: Witness = packageWitness(placeOf, async ({ kind, name }, tools) => {
  const source = `${API}/${kind}/${encodeURIComponent(name)}.json`;
  const body = await askRegistry(source, tools, { ifChanged: true });
  const isCask = kind === 'cask';
  if (textMember(body, isCask ? 'token' : 'name') !== name) return OTHER_SUBJECT;
  const version = isCask ? textMember(body, 'version') : textMember(member(body, 'versions'), 'stable');
  const values = defined({
    installs: installsOf(body, name),
    deprecated: member(body, 'deprecated') === true || member(body, 'disabled') === true || undefined,
    version: version !== undefined && VERSION.test(version) ? version : undefined,
  });
  // It is written by Homebrew's maintainers, so where its files lie says whose it is, too.
  const urls = ['stable', 'head'].map((which) => textMember(member(member(body, 'urls'), which), 'url'));
  const files = isCask ? [textMember(body, 'url')] : urls;
  return { values, source, places: namedPlaces([textMember(body, 'homepage'), ...files]) };
});

/** Other collections are somebody's own repositories, of which formulae.brew.sh knows nothing. */
function placeOf({ type, namespace = 'homebrew/core', name }: PackageUrl) {
  if (type !== 'brew' || !NAME.test(name)) return undefined;
  if (namespace === 'homebrew/core') return { kind: 'formula', name };
  return namespace === 'homebrew/cask' ? { kind: 'cask', name } : undefined;
}

/** Of 30 days, also with options, like `wget --HEAD`; one that nobody installed has no entry. */
function installsOf(body: unknown, name: string): number {
  const counts = member(member(member(body, 'analytics'), 'install'), '30d');
  const own = Object.entries(sensible(isObject(counts) ? counts : undefined)).filter(
    ([key]) => key === name || key.startsWith(`${name} `),
  );
  return own.reduce((total, [, count]) => total + sensible(figure(count)), 0);
}

/** The descriptions of a publiccode.yml, one per language. */
import type { Software } from '../../../../schemas/contracts/generated/pad-2.0.ts';
import { REMOVED } from '../../../../schemas/rules/contacts.ts';
import { defined } from '../../../../schemas/rules/defined.ts';
import { canonicalTag } from '../../../../schemas/rules/language-tag.ts';
import { readApiText } from '../../documents/description-text.ts';
import type { Path, Tolerant } from './tolerant.ts';

type Descriptions = NonNullable<Software['descriptions']>;
type Description = Descriptions[string];

/** Longest and shortest texts of the standard; the length of features was limited up to version 0.2. */
const SHORT_MAX = 150;
const LONG_MIN = 150;
const FEATURE_MAX = 100;
const MAX_FEATURES = 100;
/** What a listing keeps of a generic name, its tagline. */
const MAX_TAGLINE = 120;

export function toDescriptions(reader: Tolerant, languages: readonly string[]): Descriptions {
  if (languages.length === 0) reader.warn(['description'], 'missing');
  const found: Descriptions = {};
  for (const written of languages) {
    const tag = canonicalTag(written.replaceAll('_', '-'));
    if (tag === undefined) reader.warn(['description'], 'unknown_value.language');
    else if (Object.hasOwn(found, tag)) reader.warn(['description'], 'duplicate_language', { tag });
    else {
      const description = toDescription(reader, ['description', written], tag);
      if (description !== undefined) found[tag] = description;
    }
  }
  return found;
}

function toDescription(reader: Tolerant, path: Path, language: string): Description | undefined {
  const short = reader.sentence([...path, 'shortDescription'], [language]);
  const long = reader.text([...path, 'longDescription']);
  if (short !== undefined && short.length > SHORT_MAX) {
    reader.warn([...path, 'shortDescription'], 'too_long.format', { limit: SHORT_MAX });
  }
  if (long !== undefined && long.trim().length < LONG_MIN) {
    reader.warn([...path, 'longDescription'], 'too_short.format', { limit: LONG_MIN });
  }
  const told = readApiText(short, long);
  const features = toFeatures(reader, [...path, 'features'], language);
  if (told?.text?.includes(REMOVED)) reader.warn([...path, 'longDescription'], 'contact_removed');
  const text = [told?.text ?? '', features.map((feature) => `- ${feature}`).join('\n')].filter((part) => part !== '');
  const summary = told?.summary ?? features[0];
  if (summary === undefined) return reader.warn([...path, 'shortDescription'], 'missing');
  return defined({
    tagline: reader.line([...path, 'genericName'], undefined, MAX_TAGLINE),
    summary,
    text: text.length === 0 ? undefined : text.join('\n\n'),
  });
}

function toFeatures(reader: Tolerant, path: Path, language: string): string[] {
  return reader.list(path, MAX_FEATURES).flatMap(({ path: place, value }) => {
    const feature = reader.sentence(place, [language], value);
    if (feature !== undefined && feature.length > FEATURE_MAX) {
      reader.warn(place, 'too_long.format', { limit: FEATURE_MAX });
    }
    return feature ?? [];
  });
}

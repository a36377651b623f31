/** Die Worte, mit denen die Rangberechnung sich erklärt, auf Deutsch. */
import type { EngineWords } from '../engine-words.ts';

export const engineWords: EngineWords = {
  phrases: {
    'a summary': 'eine Zusammenfassung',
    'a longer text': 'ein längerer Text',
    'a homepage': 'eine Website',
    'a license type': 'eine Lizenzart',
    'an SPDX id': 'eine SPDX-Kennung',
    platforms: 'Plattformen',
    'a category': 'eine Kategorie',
    pricing: 'ein Preis',
    'release notes': 'Versionshinweise',
    'a second language': 'eine zweite Sprache',
    'a verified domain': 'eine nachgewiesene Domain',
    'an https homepage': 'eine Website mit https',
    'downloads with sha256': 'Downloads mit sha256',
    'a valid OpenAPI description': 'eine gültige OpenAPI-Beschreibung',
    integrations: 'Integrationen',
    'an interface or documentation': 'eine Schnittstelle oder Dokumentation',

    'no dated release': 'keine Version mit Datum',
    'no source is failing': 'keine Quelle fällt aus',
    'no source is failing any more': 'keine Quelle fällt mehr aus',
    'nothing yet': 'noch nichts',
    'counted in another way': 'anders gezählt',

    'publish a release, with its date': 'eine Version mit Datum veröffentlichen',
    'add a summary': 'eine Zusammenfassung ergänzen',
    'add a longer text to a description': 'eine Beschreibung um einen längeren Text ergänzen',
    'add a homepage with https': 'eine Website mit https ergänzen',
    'add a license type': 'eine Lizenzart ergänzen',
    'name the platforms': 'die Plattformen nennen',
    'choose a category': 'eine Kategorie wählen',
    'add a pricing model': 'ein Preismodell ergänzen',
    'link the release notes': 'die Versionshinweise verlinken',
    'add a description in a second language': 'eine Beschreibung in einer zweiten Sprache ergänzen',
    'prove your domain': 'die Domain nachweisen',
    'add an SPDX id': 'eine SPDX-Kennung ergänzen',
    'serve the homepage over https': 'die Website über https ausliefern',
    'list the downloads of the release with their sha256': 'die Downloads der Version mit ihrem sha256 nennen',
    'make the source answer again': 'die Quelle wieder antworten lassen',
    'publish a valid OpenAPI description': 'eine gültige OpenAPI-Beschreibung veröffentlichen',
    'name the products it integrates with': 'die Produkte nennen, mit denen es zusammenarbeitet',
    'link an interface or the documentation': 'eine Schnittstelle oder die Dokumentation verlinken',
  },
  sentences: [
    [/^newest release ([\d-]+)$/, (day) => `neueste Version vom ${germanDay(day)}`],
    [/^released on ([\d-]+)$/, (day) => `Version vom ${germanDay(day)}`],
    [/^no release since ([\d-]+)$/, (day) => `keine Version seit dem ${germanDay(day)}`],
    [/^the source has not answered since ([\d-]+)$/, (day) => `die Quelle antwortet seit dem ${germanDay(day)} nicht`],
    [/^(?:now )?(\d+) releases? in (\d+) weeks$/, (count, weeks) => `${versions(count)} in ${weeks} Wochen`],
    [/^(\d+) of (\d+) present$/, (count, all) => `${count} von ${all} vorhanden`],
    [
      /^(\d+) of (\d+) present; missing: (.+)$/,
      (count, all, list) => `${count} von ${all} vorhanden; es fehlt: ${list}`,
    ],
    [/^added ([^;]+); lost ([^;]+)$/, (added, lost) => `hinzugekommen: ${added}; weggefallen: ${lost}`],
    [/^added ([^;]+)$/, (added) => `hinzugekommen: ${added}`],
    [/^lost ([^;]+)$/, (lost) => `weggefallen: ${lost}`],
    [/^counts for ([\d.]+) points instead of ([\d.]+)$/, (now, before) => `zählt ${now} Punkte statt ${before}`],
  ],
};

function versions(count: string | undefined): string {
  return count === '1' ? '1 Version' : `${count} Versionen`;
}

/** 2026-01-31 → 31.01.2026 */
function germanDay(day = ''): string {
  return day.split('-').reverse().join('.');
}

/** Die Texte der Seite mit den Kennzahlen, auf Deutsch. */
import type { statisticsTexts as english } from '../en/statistics.ts';

export const statisticsTexts: typeof english = {
  statisticsPage: {
    title: 'Statistik',
    lead: 'Was im Katalog veröffentlicht ist, in Zahlen. Gezählt wird bei jedem Build neu.',
    countedOn: 'Gezählt am',
    figures: {
      listings: 'Einträge',
      verified: 'Nachgewiesene Domains',
      vendors: 'Herausgeber',
      versions: 'Versionen',
    },
    byCategory: 'Einträge nach Kategorie',
    byLicenseType: 'Einträge nach Lizenzart',
    byPlatform: 'Einträge nach Plattform',
    releasesByMonth: 'Neue Versionen nach Monat',
    category: 'Kategorie',
    licenseType: 'Lizenzart',
    platform: 'Plattform',
    month: 'Monat',
    listings: 'Einträge',
    releases: 'Versionen',
    notKnown: 'Nicht bekannt',
    platformsOverlap: 'Ein Eintrag kann für mehrere Plattformen stehen.',
    more: 'Dieselben Zahlen als JSON',
  },
};

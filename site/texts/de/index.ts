/** Alle Texte der Oberfläche, auf Deutsch. */

import type { Texts } from '../en/index.ts';
import { guideTexts } from './guide.ts';
import { listingTexts } from './listing.ts';
import { rankTexts } from './rank.ts';
import { searchTexts } from './search.ts';
import { statisticsTexts } from './statistics.ts';
import { validateTexts } from './validate.ts';

export const texts: Texts = {
  locale: 'de',
  languageName: 'Deutsch',

  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  breadcrumb: 'Brotkrumen',
  navigation: {
    home: 'Startseite',
    software: 'Software',
    categories: 'Kategorien',
    publish: 'Eintragen',
    validate: 'Prüfen',
    docs: 'Dokumentation',
    changes: 'Änderungen',
    statistics: 'Statistik',
    plans: 'Tarife',
    search: 'Suche',
  },
  languages: 'Sprache',
  darkTheme: 'Dunkle Farben',
  search: { label: 'Software suchen', button: 'Suchen' },
  docs: {
    rank: 'Wie der Rang entsteht',
    pad: 'PAD JSON, Feld für Feld',
    api: 'Referenz der API',
    errors: 'Fehler der API',
    operate: 'Einen eigenen Katalog betreiben',
  },
  footer: {
    promise: 'Ein API-Tarif verschafft Zugang zu Daten, nie einen besseren Rang.',
    catalog: 'Katalog',
    publishers: 'Für Herausgeber',
    developers: 'Für Entwickler',
    operators: 'Betreiber',
    operatedBy: 'Betrieben von',
    support: 'Hilfe',
    manifest: 'Manifest dieses Katalogs',
  },

  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse ist nichts. Vielleicht wurde ein Eintrag von seinem Herausgeber zurückgezogen oder umbenannt.',
    onwards: 'Weiter geht es mit',
  },

  withdrawn: {
    title: 'Zurückgezogen',
    text: 'Dieser Eintrag war einmal veröffentlicht und wurde aus dem Katalog genommen.',
    because: 'Der Grund:',
    onwards: 'Weiter zu dem, was veröffentlicht ist',
  },

  renamed: {
    title: 'Umbenannt',
    text: 'Dieser Eintrag heißt jetzt anders:',
  },

  home: {
    figures: (listings, categories) => `${listings} in ${categories}`,
    browseAll: 'Alle Software ansehen',
    bestRanked: 'Bester Rang',
    newestReleases: 'Kürzlich aktualisiert',
    newlyPublished: 'Neu im Katalog',
    risers: 'Im Aufstieg',
    risenBy: (places, shown) => `${shown} ${places === 1 ? 'Platz' : 'Plätze'} gewonnen`,
    risenSince: 'Plätze gewonnen seit',
    categories: 'Kategorien',
    allCategories: 'Alle Kategorien',
    allChanges: 'Alle Änderungen',
  },
  api: {
    title: 'Lese-API',
    lead: 'Alles auf diesen Seiten gibt es auch als JSON, ohne Schlüssel.',
    software: 'Veröffentlichte Software, bester Rang zuerst',
    listing: 'Ein Eintrag mit Versionen, Quellen und Beschreibungen',
    categories: 'Jede Kategorie mit der Zahl ihrer Einträge',
    manifest: 'Der Katalog, beschrieben in seinem eigenen Format',
    schema: 'Das Schema des Manifests',
  },

  browse: {
    title: 'Alle Software',
    lead: 'Bester Rang zuerst. Die Punkte werden aus den Angaben der Herausgeber berechnet, und jeder Eintrag zeigt, wie.',
    description: (name) => `Alle Software in ${name}, bester Rang zuerst.`,
    empty: 'Noch ist nichts veröffentlicht.',
  },
  filters: {
    title: 'Filter',
    platform: 'Plattform',
    license: 'Lizenzart',
    kind: 'Art',
    verified: 'Nachweis',
    verifiedDomain: 'Nachgewiesene Domain',
    description: (filter, catalog) => `Software in ${catalog}: ${filter}, bester Rang zuerst.`,
    combine: 'Filter in der Suche verbinden',
    cut: (count) => `Hier stehen die besten ${count}.`,
    more: 'Alle in der Suche ansehen',
  },
  categories: {
    title: 'Kategorien',
    description: (name) => `Die Kategorien von ${name}, jede mit der Zahl ihrer Einträge.`,
  },
  category: {
    order: 'Bester Rang zuerst. Die Zahl vor einem Namen ist sein Platz im ganzen Katalog.',
    empty: 'In dieser Kategorie ist noch nichts veröffentlicht.',
  },
  list: {
    place: 'Platz',
    score: 'Punkte',
    by: 'von',
    version: 'Version',
    released: 'erschienen am',
    noSummary: 'Vom Herausgeber gibt es keine Zusammenfassung.',
    json: 'Diese Liste als JSON',
  },
  pagination: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    page: 'Seite',
    titleOf: (title, page) => `${title}, Seite ${page}`,
    of: (page, last) => `Seite ${page} von ${last}`,
  },
  count: {
    listings: (count, shown) => `${shown} ${count === 1 ? 'Eintrag' : 'Einträge'}`,
    categories: (count, shown) => `${shown} ${count === 1 ? 'Kategorie' : 'Kategorien'}`,
  },

  ...rankTexts,
  ...listingTexts,
  ...guideTexts,
  validate: validateTexts,
  ...searchTexts,
  ...statisticsTexts,

  kinds: {
    saas: 'Software als Dienst',
    'ai-agent': 'KI-Agent',
    'mcp-server': 'MCP-Server',
    api: 'API',
    software: 'Software',
    'open-source': 'Open-Source-Projekt',
    framework: 'Framework',
    library: 'Bibliothek',
    plugin: 'Plug-in',
    extension: 'Erweiterung',
    mobile: 'Mobile App',
  },
  licenseTypes: {
    'open-source': 'Open Source',
    freeware: 'Freeware',
    freemium: 'Freemium',
    commercial: 'Kommerziell',
    trial: 'Testversion',
    subscription: 'Abonnement',
  },
  platforms: {
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    android: 'Android',
    ios: 'iOS',
    web: 'Web',
    bsd: 'BSD',
    other: 'Andere',
    'cross-platform': 'Plattformübergreifend',
  },
  pricingModels: {
    free: 'Kostenlos',
    freemium: 'Freemium',
    subscription: 'Abonnement',
    usage: 'Nach Verbrauch',
    'one-time': 'Einmaliger Kauf',
    quote: 'Auf Anfrage',
  },
  priceFrom: (price) => `ab ${price}`,
};

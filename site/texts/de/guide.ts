/** Die Texte der Seiten darüber, was geschieht, was es kostet und wie man eingetragen wird, auf Deutsch. */
import type { guideTexts as english } from '../en/guide.ts';

export const guideTexts: typeof english = {
  changesPage: {
    title: 'Änderungen',
    lead: 'Was veröffentlicht, aktualisiert, umbenannt und zurückgezogen wurde, das Neueste zuerst.',
    description: (name) => `Was in ${name} veröffentlicht, aktualisiert, umbenannt und zurückgezogen wurde.`,
    kinds: {
      published: 'Veröffentlicht',
      updated: 'Aktualisiert',
      renamed: 'Umbenannt',
      withdrawn: 'Zurückgezogen',
    },
    empty: 'Noch hat sich nichts geändert.',
    cut: (count) => `Gezeigt werden die letzten ${count} Änderungen.`,
    json: 'Alle Änderungen als JSON',
  },
  plansPage: {
    title: 'Tarife',
    lead: 'Alles im Katalog ist als JSON lesbar, auch ohne Schlüssel. Ein Tarif sagt, wie oft.',
    noRank:
      'Ein Tarif verschafft Zugang zu Daten. Kein Tarif verändert den Rang eines Eintrags: Der Code, der ihn berechnet, kennt keine Tarife.',
    plan: 'Tarif',
    free: 'Kostenlos',
    purpose: 'Gedacht für',
    freeText: 'Kleine Projekte. Ein Schlüssel ist nicht nötig; gezählt wird nach Adresse.',
    top: 'Höchster Tarif',
    topText:
      'Produkte, die auf dem Katalog aufbauen. An einen Schlüssel gebunden. Noch nicht im Verkauf; fragen Sie nach einem Preis.',
    perMinute: 'Abfragen je Minute',
    perMonth: 'Abfragen je Monat',
    noCap: 'unbegrenzt',
    attribution: 'Quellenangabe',
    required: 'ein Link ist Pflicht',
    notRequired: 'nicht nötig',
    exports: 'Monatliche Exporte und Marktbericht',
    included: 'enthalten',
    notIncluded: 'nicht enthalten',
    ask: 'Den Betreiber fragen',
    attributionTitle: 'Quellenangabe im kostenlosen Tarif',
    attributionText:
      'Zeigen Sie überall dort einen Link zum Katalog, wo Sie seine Daten zeigen: auf derselben Seite, ohne Klick sichtbar und für Suchmaschinen lesbar.',
    attributionListing:
      'Wo Sie einen einzelnen Eintrag zeigen, verlinken Sie ebenso auf seine Seite. Ein Programm ohne Seiten zeigt den Link neben den Daten oder dort, wo es seine Quellen nennt; ein Datensatz trägt ihn in seiner README.',
    limitsTitle: 'Wie die Grenzen wirken',
    limits: [
      'Die Grenzen gelten für alle lesenden Adressen der API sowie für /.well-known und /schemas zusammen. Seiten für Menschen und Abzeichen werden nicht gezählt.',
      'Ein Monat ist ein Kalendermonat in UTC.',
      'Jede Antwort sagt in den Kopffeldern RateLimit-Policy und RateLimit, was übrig ist.',
      'Jenseits einer Grenze ist die Antwort 429: ein Problem-Dokument, dessen violated-policies sagt, welche Grenze erreicht ist, minute oder month, und Retry-After mit den Sekunden bis zur nächsten Abfrage. Eine abgewiesene Abfrage zählt nicht.',
      'Gezählt wird nach der Antwort. Viele Abfragen zugleich können eine Grenze um so viele überschreiten, wie unterwegs sind; sobald sie gezählt sind, gilt sie.',
      'Wer mit dem ETag erneut fragt, bekommt bei unverändertem Inhalt ein kurzes 304; auch das zählt.',
    ],
    keyTitle: 'Mit Schlüssel',
    keyText:
      'Ein Schlüssel sieht aus wie cat_…; der Betreiber des Katalogs stellt ihn aus. Senden Sie ihn mit jeder Abfrage, auf einem von zwei Wegen:',
    keyNotes: [
      'Ein Schlüssel wird für sich gezählt, von wo auch immer er benutzt wird, und nimmt Ihrer Adresse nichts weg.',
      'Auf einen vertippten, unbekannten, abgelaufenen oder gesperrten Schlüssel ist die Antwort 401; er gilt nicht als keiner. Ist er ausgestellt oder gesperrt, kann es eine Minute dauern, bis das überall gilt.',
      'Mit einem Schlüssel des höchsten Tarifs nennt /api/v1/exports die Dateien, die es gibt, und /api/v1/exports/ mit dem Namen einer Datei sendet sie. Ohne Schlüssel ist die Antwort dort 401, mit einem eines anderen Tarifs 403.',
      'Sind beide Kopffelder da, entscheidet X-API-Key über den Tarif. Das Token eines Herausgebers gehört zu keinem Tarif; wer es sendet, wird nach Adresse gezählt.',
      'Behalten Sie ihn für sich: Er gehört in keine Seite und kein Programm, das andere bekommen.',
    ],
  },
  publishPage: {
    title: 'Software eintragen',
    lead: 'Sie pflegen die Angaben zu Ihrem Produkt auf Ihrer eigenen Domain, und der Katalog folgt ihnen. Das dauert wenige Minuten und kostet nichts.',
    host: '1. Einen Feed bereitstellen',
    hostText: 'Nehmen Sie, was Sie schon haben. Ein Feed je Produkt genügt.',
    padJson: 'PAD JSON (empfohlen)',
    padJsonText:
      'Eine Datei auf Ihrer eigenen Domain, zum Beispiel /pad.json. Dies ist die kleinste, die besteht; mehr Felder bringen mehr Punkte.',
    smallest: 'Das kleinste Dokument, das besteht',
    fuller: 'Ein Dokument mit allem, wonach der Rang fragt',
    fields: 'Jedes Feld und wozu es dient',
    schema: 'Schema von PAD JSON 2.0',
    padXml: 'PAD XML',
    padXmlText:
      'Eine vorhandene PAD-Datei wird gelesen, wie sie ist. Namen, E-Mail-Adressen und Telefonnummern darin werden nie gespeichert. Beschreibungen in weiteren Sprachen und Webhooks brauchen PAD JSON.',
    forge: 'GitHub oder GitLab',
    forgeText:
      'Die Adresse eines öffentlichen Repositorys genügt. Releases werden zu Versionen, der Anfang der README wird zur Beschreibung, und Topics schlagen die Kategorie vor. Auch eine eigene GitLab-Instanz wird gelesen.',
    openapi: 'OpenAPI',
    openapiText:
      'Für Produkte, die eine API sind. Die Version im Dokument bestimmt, wie frisch der Eintrag ist, und er bekommt das OpenAPI-Abzeichen.',
    validate: '2. Prüfen',
    validateText:
      'Alle Probleme werden auf einmal gezeigt, mit Feld, erwartetem Wert und Abhilfe. Ihr Dokument bleibt in Ihrem Browser.',
    validateLink: 'Ein Dokument prüfen',
    submit: '3. Einreichen',
    submitText:
      'Öffnen Sie im Repository dieses Katalogs das Formular „Add my software“ und nennen Sie die Adresse Ihres Feeds. Herausgeber mit einem Token senden sie an die API:',
    submitStatic:
      'Öffnen Sie im Repository dieses Katalogs das Formular „Add my software“ und nennen Sie die Adresse Ihres Feeds.',
    review: '4. Ein Mensch liest es',
    reviewText:
      'Jeder neue Eintrag wartet, bis ihn jemand gelesen hat. Danach wird der Feed jede Nacht neu gelesen: Neue Versionen und bessere Worte erscheinen von selbst. Nur Wesentliches, etwa ein anderer Name, Herausgeber oder Host, wartet wieder auf einen Menschen.',
    proof: 'Die Domain nachweisen',
    proofText:
      'Sobald Sie eingetragen sind, zeigt die Seite Ihres Eintrags eine Zeile. Hinterlegen Sie sie auf einem von zwei Wegen; einer der nächsten Abgleiche findet sie und kennzeichnet den Eintrag als nachgewiesen.',
    proofDns: (label) => `Als TXT-Eintrag von ${label}.ihre-domain.example`,
    proofFile: (path) => `Als Zeile von https://ihre-domain.example${path}`,
    badge: 'Die Punktzahl zeigen',
    badgeText:
      'Jeder Eintrag hat ein Abzeichen für eine README oder eine Webseite. Auf seiner Seite steht der Code dafür.',
    rank: 'Was die Punktzahl erhöht',
    rankText:
      'Eine Version mit Datum, eine SPDX-Kennung, Versionshinweise, eine zweite Sprache, eine nachgewiesene Domain. Jeder Eintrag sagt, was wie viele Punkte brächte.',
  },
};

/** Texts of the page that checks a document, in German. */
import type { ValidateTexts } from '../en/validate.ts';

export const validateTexts: ValidateTexts = {
  title: 'Ein Dokument prüfen',
  description: 'Prüft PAD JSON, PAD XML und Manifeste im Browser, mit denselben Regeln wie der Katalog.',
  lead: 'Fügen Sie ein Dokument in PAD JSON oder PAD XML ein und sehen Sie beim Tippen jedes Problem neben seiner Zeile. Der Katalog prüft mit demselben Programm.',
  privacy: 'Nichts verlässt Ihren Browser: Das Dokument wird weder gesendet noch gespeichert.',
  noScript:
    'Die Prüfung läuft in Ihrem Browser und braucht JavaScript, das hier nicht läuft. Der Befehl unten leistet dasselbe auf Ihrem eigenen Rechner.',
  command: {
    title: 'Auf der Kommandozeile',
    text: 'Dieselbe Prüfung für Ihren eigenen Rechner und Ihren Build. Sie liest auch OpenAPI-Dokumente, Repositorys und Adressen.',
    code: 'npm run catalog -- validate my-feed.json',
  },
  examples: {
    title: 'Mit einem Beispiel beginnen:',
    minimal: 'Kleinstes Dokument',
    complete: 'Alle Angaben',
    broken: 'Zehn Fehler',
    xml: 'PAD XML',
  },
  editor: {
    label: 'Dokument',
    placeholder: '{ "pad_version": "2.0", … }',
    hint: 'Hier tippen oder einfügen, oder eine Datei hierher ziehen. Getippter Text wird als UTF-8 geprüft, eine Datei so, wie sie ist, bis Sie sie ändern.',
    choose: 'Datei wählen',
    clear: 'Leeren',
  },
  status: {
    empty: 'Wartet auf ein Dokument.',
    checking: 'Wird geprüft …',
    valid: 'Gültig: Der Katalog kann dieses Dokument lesen.',
    validWithWarnings: 'Gültig, mit {warnings}. Der Katalog kann dieses Dokument lesen.',
    invalid: 'Nicht gültig: {problems}.',
    and: '{errors} und {warnings}',
    error: '1 Fehler',
    errors: '{count} Fehler',
    warning: '1 Warnung',
    warnings: '{count} Warnungen',
    notHere:
      'Das ist ein OpenAPI-Dokument. Das liest der Befehl, nicht diese Seite: catalog validate sagt, was daran nicht stimmt.',
    stopped:
      'Die Prüfung dauerte länger als {seconds} Sekunden und wurde abgebrochen. Verkleinern Sie das Dokument, oder nehmen Sie den Befehl.',
    failed: 'Die Prüfung konnte hier nicht laufen. Laden Sie die Seite neu, oder nehmen Sie den Befehl.',
    tooLarge: 'Die Datei ist größer als {size} Bytes; mehr darf ein Feed nicht haben. Sie wurde nicht geöffnet.',
    unreadable: 'Die Datei konnte nicht geöffnet werden. Wählen Sie sie noch einmal.',
  },
  kinds: {
    'pad-json': 'PAD JSON',
    'pad-xml': 'PAD XML',
    manifest: 'Manifest',
    openapi: 'OpenAPI',
    github: 'GitHub-Repository',
    gitlab: 'GitLab-Repository',
  },
  problems: {
    title: 'Probleme',
    wholeDocument: 'Ganzes Dokument',
    error: 'Fehler',
    warning: 'Warnung',
    expected: 'Erwartet:',
    goTo: 'Zu Zeile {line}',
  },
  preview: {
    title: 'So würde es der Katalog zeigen',
    waiting: 'Die Vorschau erscheint, sobald kein Fehler mehr da ist.',
    address: 'Adresse im Katalog',
    platforms: 'Plattformen',
    languages: 'Sprachen',
    versions: 'Versionen',
    none: 'keine Angabe',
  },
  convert: {
    title: 'In PAD JSON umwandeln',
    text: 'PAD JSON ist das empfohlene Format: Es kann mehr sagen, und es hilft dem Rang. Das ist, was der Katalog gelesen hat, in diesem Format.',
    download: 'Als PAD JSON herunterladen',
    open: 'Hier öffnen',
    downloaded: 'Heruntergeladen als {name}.',
  },
};

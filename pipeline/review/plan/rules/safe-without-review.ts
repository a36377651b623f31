/**
 * Whether a text may be published that nobody has read: one of plain words and numbers. Which signs, dots and spellings
 * make an address is without end, so this lists what may stand, not what may not. Pure.
 */
import { hasPossibleContact } from '../../../../schemas/rules/contacts.ts';

/** What may stand around a word; what joins two words is no sign of these. A line may begin as an entry of a list. */
const BULLET = /^[-–•*]\s/u;
const OPENING = /^["'“„‘«(]+/u;
const CLOSING = /[.,;:!?…"'“”’»)]{1,4}$/u;
/** Like 20 %, 64-bit and 10.4.2. Four numbers could be an address of the internet, and long ones are called. */
const NUMBER = /^v?\d{1,4}(?:\.\d{1,4}){0,2}%?$/;
const UNIT = /^(?:%|&|-|–|\d{1,4}-bit)$/;

/** @param approved texts that a person has seen: their words may be used, as they are written there */
export function isPlainText(text: string, approved: readonly string[]): boolean {
  const seen = new Set(approved.flatMap((one) => tokensOf(one).flatMap(partsOf)));
  const tokens = tokensOfLines(text);
  const isPlain = tokens.every((token, index) => {
    if (NUMBER.test(token)) return !NUMBER.test(tokens[index + 1] ?? '');
    return UNIT.test(token) || partsOf(token).every((part) => isKnown(part, seen));
  });
  return isPlain && !hasPossibleContact(text);
}

/** Whether a text says the words of an approved one: in other lines, with other signs of sentences, or other numbers. */
export function hasSameWords(text: string, approved: string): boolean {
  const [tokens, seen] = [tokensOfLines(text), tokensOfLines(approved)];
  const isWord = (token = 'end') => /\p{L}/u.test(token) && !/\p{N}/u.test(token);
  const isCount = (index: number) =>
    [tokens, seen].every((all) => NUMBER.test(all[index] ?? '')) &&
    // With a zero before, or beside other digits or signs, it may be part of a number that is called, or be a price.
    !/^0\d/.test(tokens[index] ?? '') &&
    [index - 1, index + 1].every((beside) => isWord(tokens[beside]));
  return tokens.length === seen.length && tokens.every((token, index) => token === seen[index] || isCount(index));
}

/** One or many of what was seen is as well known. */
function isKnown(part: string, seen: ReadonlySet<string>): boolean {
  if (seen.has(part) || seen.has(`${part}s`) || seen.has(part.replace(/s$/, ''))) return true;
  return /^.?\p{Ll}*$/u.test(part) && RELEASE_WORDS.has(part.toLowerCase());
}

const tokensOfLines = (text: string) => text.split('\n').flatMap((line) => tokensOf(line.trim().replace(BULLET, '')));

function tokensOf(text: string): string[] {
  const words = text.normalize('NFC').split(/\s+/u);
  return words.flatMap((word) => word.replace(OPENING, '').replace(CLOSING, '') || (/\S/u.test(word) ? [word] : []));
}

/** The parts of a word with hyphens. A letter alone is a word where it is one, and no letter of a spelled address. */
const partsOf = (token: string): string[] => token.split('-');

/**
 * Words in which publishers say what is new, in English and German. No word here sends a reader anywhere, asks for
 * money, warns of anything, names a product, or is how a sign of an address is spoken: a word that is missing costs a
 * look by a person, one too many may cost a reader.
 */
const ENGLISH = `
  a about access across add added adding additional adds after again all allow allowed allows along already also always an and another any are as at automatic
  automatically back background bar based be because been before behind being below beside better between big both
  broken bug bugfix bugfixes bugs build builds but button buttons by cache calculation calculations can cannot case cases
  certain change changed changes check checks choice clean cleaned cleaner clearer click close closed closes closing code collection color colors
  colour colours column columns command compatibility compatible compiled complete completely connection connections
  consistent copy core correct corrected correction corrections correctly cosmetic could crash crashed crashes crashing critical custom
  dark data date dates day days default depends design desktop details device devices dialog dialogs did different
  directories directory disabled display displayed displays document documentation documents does done during each
  earlier easier editing editor effect empty enable enabled end ended engine enhanced enhancement enhancements entries entry
  error errors even every everything existing experience export exported exporting exports expressions extra fail failed
  fails fast faster feature features few field fields file files filter filters first fix fixed fixes fixing folder
  folders font fonts for form format formats found from full function functionality functions general generation
  graphics group groups handle handled handles handling hang has have help hidden hide high higher icon icons if image
  images import imported importing improve improved improvement improvements improves in incorrect incorrectly initial
  input inside install installation installer instead interface internal into is issue issues it items its just keep
  keeps key keyboard keys label labels language languages large larger last latest layout left length less letters lets
  level library light line lines list lists little load loaded loading loads local long longer loss made main make makes
  many mark memory menu menus message messages minor missing mode models modern modes more most mouse move moved multiple music
  name names natural need needed needs never new next no not now number numbers of off old older on once one only open
  opened opening opens optimization optimizations optimized option options or order other others out output over own page
  pages panel part parts path paths performance picture pictures places plain platform please polish precision preference
  preferences prepared presets prevented preview previous print printed printing problem problems program programs
  progress project projects properly public quality quick quicker quickly random range rare read reads rebuilt reduced
  refined regression release released releases reliability reliable reliably remember remembers removed rename renamed
  rendering repair repaired replaced reports resolution resolve resolved responsive restored result results return
  returned reworked rewritten right robust row rows run running runs same save saved saves saving screen screens scroll
  scrolling second see selected selection separate several shape shapes short shortcut shortcuts should show shown shows
  side simple simpler simplified single size sizes slow small smaller smooth smoother so software some sort sorted
  sorting sound sounds space spaces speed stability stable standard start started starting starts startup state status
  step steps still stopped style styles such support supported supports switch symbol system systems tab table tables
  tabs take takes test tested tests text texts than that the theme themes their them then there these they this those
  through time times to together too tool toolbar tools translated translation translations tree two types typo typos
  undo under unexpected until up update updated updates upgraded use used user users uses using validation values various
  version versions very view views was way well were what when where whether which while will window windows with within
  without words work worked working works would writes written wrong year years zoom english german french spanish italian
`;
const GERMAN = `
  ab aber alle allem allen aller alles als alte alten am an andere anderen anderer ansicht anzeige auch auf aufgelöst aus
  auswahl automatisch bei beim behebt behoben behobene bereits besser bessere besseren beta bild bilder bis bleibt damit
  dann darstellung das dass datei dateien daten dem den der des deutsch deutsche deutschen die diese diesem diesen dieser
  dieses drucken dunkle dunkler durch ein eine einem einen einer eines einfach einfacher einige einigen einstellungen
  englisch entfernt ergänzt erkennt erscheint erste ersten erweitert es etwas export fehler fehlerbehebungen fehlern
  fehlte fehlten feld felder fenster formate funktion funktionen für ganze geladen gelöst geändert geöffnet gibt
  größe große großen größere hat hinzu hinzufügen hinzugefügt im import immer in ist jede jeden jeder jetzt kann kein
  keine keinen kleine kleinere kleineren können lassen lädt lässt leichter lesen letzte letzten liest liste listen läuft
  macht mehr mehrere mehreren menü mit modus musik nach neu neue neuen neuer neues nicht noch nun nur oder ohne ordner probleme programm schneller
  schreibt sehr seite seiten sich sie sind sortieren sortiert speicher speichern sprache sprachen stabilität start
  startet statt suche symbole tabelle tabellen tasten text texte über überarbeitet übersetzung übersetzungen um und
  unter unterstützt unterstützung verbessert verbesserte verbesserungen vereinfacht verschiedene version versionen viele
  vom von vor vorschau war waren weitere weiteren weniger wenn werden wieder wird wurde wurden zeigt zu zum zur zwei
`;

const RELEASE_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${GERMAN}`.trim().split(/\s+/));

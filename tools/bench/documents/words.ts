/** Words in several languages and scripts, and texts of a wanted length made of them. */
import { between, chance, pick, type Random } from '../../../pipeline/testing/random.ts';

export interface Language {
  /** BCP-47 tag. */
  tag: string;
  /** The language's name in PAD XML. */
  name: string;
  words: readonly string[];
  space: string;
  stop: string;
}

/** Languages with spaces between words, and full stops, unless they say otherwise. */
function language(tag: string, name: string, words: string, { space = ' ', stop = '.' } = {}): Language {
  return { tag, name, words: words.split(' '), space, stop };
}

const english = language(
  'en',
  'English',
  'the the the and and of to a in for with your you files folders photos notes lists tasks invoices backups reports ' +
    'finds sorts keeps prints copies converts compares renames archives shows opens saves quickly easily safely ' +
    'simple fast small complete free professional editor manager viewer converter calendar project server network ' +
    "e-mail drag-and-drop user's don't (optional) PDF CSV HTML JPEG 64-bit 3.5 100 2019",
);
const others = [
  language(
    'de',
    'German',
    'der die das und und von zu mit für ein eine Ihre Dateien Ordner Fotos Notizen Aufgaben Rechnungen Berichte findet ' +
      'sortiert druckt kopiert vergleicht öffnet schnell einfach sicher übersichtlich größere Änderungen während ' +
      'Verzeichnisse Netzwerk Benutzeroberfläche Kalender Projekt zuverlässig PDF CSV',
  ),
  language(
    'fr',
    'French',
    'le la les et de des pour avec un une vos fichiers dossiers photos notes tâches factures rapports trouve trie ' +
      "imprime copie compare ouvre rapidement facilement sûr complète données éditeur réseau l'utilisateur déjà très",
  ),
  language(
    'ru',
    'Russian',
    'и в на с для ваши файлы папки фотографии заметки списки задачи отчёты находит сортирует печатает копирует ' +
      'сравнивает открывает быстро просто надёжно программа редактор календарь проект сеть сервер PDF',
  ),
  language(
    'ja',
    'Japanese',
    'ファイル フォルダー 写真 の を と で 簡単に すばやく 整理 検索 印刷 変換 保存 できます メモ 予定 管理 ソフト',
    { space: '', stop: '。' },
  ),
];

/** English always, others where a product is translated. */
export function languagesOf(random: Random): Language[] {
  if (!chance(random, 18)) return [english];
  const count = pick(random, [1, 1, 1, 2, 3, 4]);
  return [english, ...others.slice(0, count)];
}

/** Words of the language in one line, a little shorter than the wanted length. */
export function lineOf(random: Random, { words, space }: Language, length: number): string {
  let line = '';
  for (let word = pick(random, words); line.length + word.length < length; word = pick(random, words)) {
    line += line === '' ? word : space + word;
  }
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Sentences, in a long text with a line break here and there. */
export function textOf(random: Random, language: Language, length: number): string {
  let text = '';
  while (text.length < length - 60) {
    const gap = text === '' ? '' : length > 450 && chance(random, 20) ? '\n' : language.space;
    text += gap + lineOf(random, language, between(random, 20, 58)) + language.stop;
  }
  return text;
}

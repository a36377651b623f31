/** Whether the text of a page names a product: all words of its name in a row, whatever their case and accents. */
import { Parser } from 'htmlparser2';
import { foldText } from '../../../../schemas/search/words.ts';

/** What a visitor does not read as words of the page. */
const UNREAD = ['script', 'style', 'template', 'noscript', 'textarea', 'select'];

export function namesProduct(html: string, name: string): boolean {
  const wanted = inWords(name);
  return wanted.trim() !== '' && inWords(textOf(html)).includes(wanted);
}

const inWords = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()} `;

function textOf(html: string): string {
  let text = '';
  let unread = 0;
  const parser = new Parser({
    onopentag: (tag) => {
      text += ' ';
      if (UNREAD.includes(tag)) unread += 1;
    },
    ontext: (words) => {
      if (unread === 0) text += words;
    },
    onclosetag: (tag) => {
      text += ' ';
      if (UNREAD.includes(tag)) unread -= 1;
    },
  });
  parser.end(html);
  return text;
}

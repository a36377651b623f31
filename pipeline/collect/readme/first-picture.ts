/**
 * The first picture of a README that shows the product: its name or its words say so, or it was dropped into an editor
 * as screenshots are. That it is large enough is seen when it is drawn; that it is the right one, by who reviews it. Pure.
 */
import { decodeHTML } from 'entities';
import { decodedUri } from '../../repo/addresses/decoded-uri.ts';

/** What a thing looks like is shown at the beginning. */
const MAX_LENGTH = 200_000;
const MAX_IMAGES = 100;
const FENCE = /^ {0,3}(?:```|~~~)/;
const IMAGE = /!\[([^\]\n]{0,300})\]\(\s*<?([^\s<>)]{1,2000})|<img\b([^>]{0,4000})>/gi;
const ATTRIBUTE = /\b(src|alt|data-canonical-src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const DRAWABLE = /\.(?:png|jpe?g|gif|webp|avif)$/i;
/** GitHub gives what is dropped into an editor an address without an ending. */
const UPLOADED =
  /^https:\/\/(?:github\.com\/(?:user-attachments\/assets|[\w.-]+\/[\w.-]+\/assets)\/|user-images\.githubusercontent\.com\/)/;
/** Words for pictures that show the product at work. */
const SHOWN =
  /(?:^|[^a-z])(?:screen[-_ ]?(?:shots?|caps?|captures?|casts?|recordings?|dumps?)?|screens|captures?|capturas?|captura de pantalla|bildschirm(?:foto|fotos)?|demos?|previews?|vorschau|terminal|window|dashboard|gui|ui|interface|usage|in[-_ ]action|showcase)(?:$|[^a-z]|(?=[0-9]))/i;
/** And for those that show something else. */
const OTHER =
  /(?:^|[^a-z])(?:badges?|logos?|logotype|wordmark|icons?|favicon|banners?|sponsors?|backers?|avatars?|button|donate|title|mascot|architecture|diagram|flow(?:chart)?|benchmarks?|chart|social[-_ ]?preview|og[-_ ]?image|thumbnail|youtube)(?:$|[^a-z])/i;

/** @param source Markdown or HTML @returns its address as the README writes it, perhaps relative */
export function firstPicture(source: string): string | undefined {
  const text = withoutCode(source.slice(0, MAX_LENGTH));
  let count = 0;
  for (const match of text.matchAll(IMAGE)) {
    count += 1;
    if (count > MAX_IMAGES) return undefined;
    const { address, alt } = match[2] === undefined ? ofElement(match[3] ?? '') : { address: match[2], alt: match[1] };
    if (address !== undefined && mayShowProduct(address, alt ?? '')) return address;
  }
  return undefined;
}

/** Without what stands between fences. */
function withoutCode(text: string): string {
  let isCode = false;
  const isText = (line: string) => {
    const isFence = FENCE.test(line);
    isCode = isCode !== isFence;
    return !isFence && !isCode;
  };
  return text.split('\n').filter(isText).join('\n');
}

function ofElement(attributes: string): { address: string | undefined; alt: string | undefined } {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE))
    found.set(name.toLowerCase(), decodeHTML(double ?? single ?? bare ?? '').trim());
  // GitHub shows pictures of others through a host of its own, and says where they are.
  return { address: found.get('data-canonical-src') ?? found.get('src'), alt: found.get('alt') };
}

function mayShowProduct(address: string, alt: string): boolean {
  const url = URL.parse(address, 'https://readme.invalid/');
  if (address === '' || /^(?:data|javascript|mailto):/i.test(address) || url === null || OTHER.test(alt)) return false;
  if (UPLOADED.test(address)) return true;
  // The file's name and that of the folder it is in.
  const path = decodedUri(url.pathname).replace(/\.[a-z0-9]+$/i, '');
  const name = path.split('/').slice(-2).join(' / ');
  return DRAWABLE.test(url.pathname) && !OTHER.test(name) && (SHOWN.test(name) || SHOWN.test(alt));
}

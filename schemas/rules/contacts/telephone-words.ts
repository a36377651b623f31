/** Words that stand before a telephone number, or before a number that is none: text for patterns. */

/** What such a number is called. Behind one of them, and a colon or a gap, it needs no other sign. */
const NAMES = [
  't[eé]l(?:[eéè](?:f|ph)[oó]n(?:[eo]s?|isch|ische?n?)?|efoon(?:nummer)?|efone|efono|ecopie|écopie|efax|f|epon)?',
  'telefon\\p{L}{0,3}|telefonní číslo|telefonsz[áa]m|n\\. verde|te?l?fno|tlf[no]?|tfn|telf|fono|puh(?:elin)?|sími|phones?|ph|fax|freephone|toll[ -]?free|hotline|helpline|whats ?app|(?:destek|çağrı|danışma) hattı|[iİ]nfohattı|ügyfélszolgálat|infolinka|linia wsparcia',
  'viber|mobiles?|mobile phone|mobil(?:e|nummer|telefon)?|mob|cell(?: ?phone)?|handy|rufnummer|durchwahl|portable',
  'm[oó]vil|celular|cellulare|telem[oó]vel|kom(?:órka)?|n° vert|numero verde|callto|landline|switchboard',
  'тел(?:ефоны?)?|факс|моб(?:ильный)?|телефон[ау]?|τηλ(?:[έε]φωνο)?|κιν(?:ητ[όο])?|φαξ|טלפון|טל|נייד|פקס',
  'هاتف|تليفون|تلفون|تلفن|جوال|موبايل|فاكس|फ़ोन|फोन|मोबाइल|ফোন|মোবাইল|தொலைபேசி|điện thoại|đt|telepon|โทร(?:ศัพท์)?',
  '☎|✆|📞|📱|📠',
].join('|');
/** Written without gaps, they may follow on any letter. */
const GAPLESS_NAMES =
  '(?:电话|手机|手機|電話)(?:号码|號碼|番号|号)|联系方式|聯絡方式|연락처|电话|手机|传真|热线|座机|電話(?:番号)?|手機|傳真|携帯|携帯電話|ファックス|ファクス|直通|内線|전화(?:번호)?|휴대폰|핸드폰|팩스|대표번호';
/** Short for other things, too: the number must begin as one. */
const SHORT_NAMES = 'sms|gsm|hp|cep|ruf|fone|voice';
/** Single letters, which need a colon and a whole number. */
const LETTERS = '[tfmpcdwт]';

const FILLER =
  '(?:\\(\\p{L}{2,12}\\)|no|nr|num(?:ber|ero|mer)?|número|n[úuº°]|№|is|at|on|us|ist|under|unter|al|au|le|to|office|fax|tel|phone|support|und|or|and|pod|på|om|na|numer|по|телефону|me)';
const GAP = '[^\\p{L}\\p{N}\\n]{0,5}\\n?';

const BEHIND_A_NAME = `(?:[^\\p{L}\\p{N}]{0,4}${FILLER}(?!\\p{L})){0,3}${GAP}$`;
const NAMED = new RegExp(
  `(?:(?<!\\p{L})(?:${NAMES})(?:-?(?:nr|no|nummer|number|num))?(?![\\p{L}])|(?:${GAPLESS_NAMES}))${BEHIND_A_NAME}`,
  'iu',
);
const SHORT = new RegExp(`(?<!\\p{L})(?:${SHORT_NAMES})(?!\\p{L})(:?)${GAP}$`, 'iu');
const LETTERED = new RegExp(`(?<![\\p{L}\\p{N}])${LETTERS}(?: ?[:：.] ?| (?=[(+]?$))[(+]?$`, 'iu');

/** Words that ask to use one: any number may follow, so that it has to be one of somewhere. */
const VERBS = new RegExp(
  '(?<!\\p{L})(?:call(?: toll[ -]free| now| free)?|ring|dial|text|voice|signal|telegram|skype|reach(?: us)?|contact|kontakt|' +
    'contacto|appele[zr](?:-nous)?|joindre|llam[ae](?:nos|r)?|llám[ae](?:nos|me|le)?|ligue|ligar|rufen sie(?: uns)?(?: an)?|anrufen|' +
    'wir sind|nous sommes|bel(?: ons)?|chiama(?:ci|re)?|zadzwoń|zavolejte|hívjon|sunați|arayın|звоните|дзвоніть|' +
    'hubungi|gọi|اتصل(?: على)?|answer|toll[ -]?free|order by phone)' +
    `(?:[^\\p{L}\\p{N}]{0,4}${FILLER}(?!\\p{L})){0,3}${GAP}$|(?:拨打|致电|联系|お問い合わせ|お問合せ|문의)(?:は|：|:)?\\s?$`,
  'iu',
);

/** What has a telephone number, and other numbers as well. */
const HOLDERS = new RegExp(
  '(?<!\\p{L})(?:(?:customer )?(?:care|service)|help ?desk|office|büro|line|línea|linea|linha|infolinia|numbers?|numéro|número|' +
    `numero|nummer|numer)(?:[^\\p{L}\\p{N}]{0,4}${FILLER}(?!\\p{L})){0,3}[ :：.]{1,3}[(+]?$|(?:고객센터|客服|咨询)[:： ]{0,2}$`,
  'iu',
);

/** Words before a number of another kind. */
const OTHER_NUMBER = new RegExp(
  '(?<!\\p{L})(?:isbn(?:-1[03])?|issn|ean|upc|gtin|asin|isin|imei|vat|ust|st-?nr|steuer\\p{L}{0,10}|hrb|reg(?:istration)?|' +
    'sire[nt]|abn|acn|kvk|[ií]čo?|dič|nip|regon|krs|cnpj|cpf|ein|duns|iban|bic|konto|account|acct|blz|order|invoice|' +
    'ticket|issue|bug|patent|no|nr|n[°ºo]|№|ids?|sku|part|serial|s/n|art(?:icle|ikel)?|models?|build|versions?|ver|' +
    'rev(?:ision)?|release|ports?|epoch|timestamp|orcid|pmid|doi|rfc|cve|cwe|kb|section|pages?|pp|vol(?:ume)?|zip|plz|' +
    'postal code|postcode|code|key|card|lat|lon|lng|bbox|oid|licen[sc]e|copyright|since|sizes?|resolution|uuid|guid|' +
    'hash|sha\\d{0,3}|md5|crc|commit|rgb|matrix|baud|bands?|channels?|gsm|lte|years?|company number|tax|company|' +
    'catalog(?:ue)?|onderdeel|bestel|artikel|codice(?: articolo| prodotto)?|código|referencia|référence|réf|parça|ürün|seri|varaosa|díl[uy]?|výrobku|części|katalogowy|seryjny|' +
    'cikkszám|codul|детали|каталогу?|заказа|артикул|εξαρτήματος|品番|型番|番号|料号|编号|부품|모델|sequence|checksum|seed|range|offset|address)(?:[ -]?(?:numbers?|nummer|numarası|numara|número|numero|nr|no|id|codes?))?[^\\p{L}\\p{N}\\n]{0,3}$|[#§©$€£¥]\\s?$|\\(c\\)\\s?$',
  'iu',
);

/** What is counted or measured stands behind its number. */
const UNIT =
  /^\s?(?:[%‰€$£¥°×]|(?:eur|usd|gbp|jpy|chf|[kmgt]i?b|bytes?|bits?|px|mm|cm|km|m|ms|s|min|hz|[kmg]hz|kg|g|v|w|a|users?|rows?|times?|items?|records?|files?|lines?|functions?|downloads?|points?|pixels?|frames?|steps?|people|euros?|dollars?|x)(?![\p{L}\p{N}]))/iu;

/** Of what stands before and behind a number. */
const BEFORE = 60;
const AFTER = 16;

/** Where the name of the number begins, if it has one; the name goes with the number. */
export function nameStartOf(text: string, start: number): number | undefined {
  const from = Math.max(0, start - BEFORE);
  const before = text.slice(from, start);
  const named = NAMED.exec(before) ?? shortName(before, text.charAt(start));
  return named === null ? undefined : from + named.index;
}

export interface Surroundings {
  isLettered: boolean;
  isAsked: boolean;
  isHeld: boolean;
  isOtherNumber: boolean;
  hasUnit: boolean;
}

/** What else stands before and behind a number. */
export function surroundingsOf(text: string, start: number, end: number): Surroundings {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  return {
    isLettered: LETTERED.test(before),
    isAsked: VERBS.test(before),
    isHeld: HOLDERS.test(before),
    isOtherNumber: OTHER_NUMBER.test(before),
    hasUnit: UNIT.test(text.slice(end, end + AFTER)),
  };
}

function shortName(before: string, first: string): RegExpExecArray | null {
  const found = SHORT.exec(before);
  return found !== null && (found[1] === ':' || /[+(0]/.test(first)) ? found : null;
}

import { expect, it } from 'vitest';
import { decodeEntities } from './html-entities.ts';

it.each([
  ['&lt;&gt;&amp;&quot;&apos;', `<>&"'`],
  ['&eacute;&Uuml;&szlig;&euro;&hellip;&nbsp;|', 'éÜß€…\u00a0|'],
  ['&#65;&#x42;&#X43;&#128512;', 'ABC😀'],
  ['&#145;&#151;', '‘—'],
  ['&amp;lt;', '&lt;'],
  ['&#38;amp;', '&amp;'],
  ['R&D &unknown; &; &# &#; &#x; &amp', 'R&D &unknown; &; &# &#; &#x; &amp'],
  ['&#0;&#xD800;&#1114112;&#99999999999999;', '\ufffd\ufffd\ufffd\ufffd'],
])('%j is %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

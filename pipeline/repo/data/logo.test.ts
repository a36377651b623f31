/** An operator's logo is shown as a picture, and opened by itself it does nothing: on some hosts no policy stands before it. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAX_LOGO_BYTES, readLogo } from './logo.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 32 16"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

/** Each part shows the one before so many times. */
function copies(parts: number, each: number): string {
  const part = (index: number) => `<g id="p${index + 1}">${`<use href="#p${index}"/>`.repeat(each)}</g>`;
  return `<path id="p0" d="M0 0h1v1z"/>${Array.from({ length: parts }, (_, index) => part(index)).join('')}`;
}

describe('a drawing', () => {
  it.each([
    ['of its view box', svg('<path d="M0 0h32v16H0z"/>'), { type: 'svg', width: 32, height: 16 }],
    [
      'of its own size',
      svg('<rect width="4" height="4"/>', 'width="64px" height="32"'),
      { type: 'svg', width: 64, height: 32 },
    ],
    [
      'with what drawing programs write',
      Buffer.from(
        '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" ' +
          'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0,0,24.5,24.5" role="img"><title>Works</title><defs>' +
          '<linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g fill="url(#g)">' +
          '<use xlink:href="#a"/><path id="a" d="M0 0" style="fill:#fff;stroke-width:2"/></g></svg>\n',
      ),
      { type: 'svg', width: 24.5, height: 24.5 },
    ],
  ])('%s is taken', (_what, bytes, logo) => {
    expect(readLogo('data/logo.svg', bytes)).toEqual(logo);
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in other letters', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['a script behind a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['a handler', svg('<path d="M0 0" onclick="alert(1)"/>')],
    ['a handler on the root', svg('', 'viewBox="0 0 1 1" onload="alert(1)"')],
    ['a handler without quotes', svg('<path onclick=alert(1) />')],
    ['a handler in other letters', svg('<path d="M0 0" OnClick="alert(1)"/>')],
    ['a web page', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a link that runs', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['a link', svg('<a href="https://evil.example/"><text>x</text></a>')],
    ['a picture of another host', svg('<image href="https://evil.example/x.png"/>')],
    ['a picture in the address', svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
    ['a reference to another file', svg('<use href="other.svg#a"/>')],
    ['the same in the old spelling', svg('<use xlink:href="https://evil.example/x.svg#a"/>')],
    ['a style of another host', svg('<style>@import url(https://evil.example/x.css);</style>')],
    ['a style', svg('<style>path{fill:red}</style>')],
    ['a paint of another host', svg('<path d="M0 0" fill="url(https://evil.example/#a)"/>')],
    ['a paint with an escape', svg('<path d="M0 0" style="fill:u\\72l(https://evil.example/#a)"/>')],
    ['a paint in other letters', svg('<path d="M0 0" style="fill:URL( \'https://evil.example/\' )"/>')],
    ['an animation that sets a link', svg('<use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use>')],
    ['an animation', svg('<path d="M0 0"><animate attributeName="d" dur="1s" values="a;b"/></path>')],
    ['a handler by a reference', svg('<path d="M0 0" on&#99;lick="alert(1)"/>')],
    ['a link by a reference', svg('<use href="&#104;ttps://evil.example/#a"/>')],
    ['a base address', svg('<use href="#a"/>', 'viewBox="0 0 1 1" xml:base="https://evil.example/"')],
    ['an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY x "y">]><svg viewBox="0 0 1 1"><title>&x;</title></svg>')],
    [
      'a type of document',
      Buffer.from('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg viewBox="0 0 1 1"/>'),
    ],
    ['an instruction', Buffer.from('<?xml-stylesheet href="https://evil.example/x.css"?><svg viewBox="0 0 1 1"/>')],
    ['a part that is not read', svg('<![CDATA[<script>alert(1)</script>]]>')],
    ['a frame', svg('<iframe src="https://evil.example/"/>')],
    ['an embedded thing', svg('<embed src="x"/>')],
    ['a filter that loads', svg('<filter id="f"><feImage href="https://evil.example/x"/></filter>')],
    ['a tag that stays open', svg('<path d="M0 0">')],
    ['a tag that never ends', Buffer.from('<svg viewBox="0 0 1 1"><path d="M0 0" ')],
    ['an attribute without quotes', svg('<path d=M0 />')],
    ['no size', svg('<path d="M0 0"/>', '')],
    ['no width', svg('<path d="M0 0"/>', 'viewBox="0 0 0 5"')],
    ['a size that is no number', svg('<path d="M0 0"/>', 'viewBox="a b c d"')],
    [
      'a reference to another file behind another prefix',
      svg('<use xmlns:q="http://www.w3.org/1999/xlink" q:href="o.svg#a"/>'),
    ],
    [
      'an encoding in which other tags stand there',
      Buffer.concat([Buffer.from('<?xml version="1.0" encoding="ISO-2022-JP"?>'), svg('')]),
    ],
    ['a character that controls something', svg('<title>\u001b$B</title>')],
    ['no name of its kind, by which browsers show nothing', Buffer.from('<svg viewBox="0 0 1 1"/>')],
    ['parts of a web page', svg('<g xmlns="http://www.w3.org/1999/xhtml"><title>x</title></g>')],
    ['copies of copies, which take for ever to draw', svg(copies(9, 9))],
    ['a side that is a line', svg('', 'viewBox="0 0 100000 1"')],
    ['two drawings', Buffer.from('<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>')],
    ['a web page in place of a drawing', Buffer.from('<html><body/></html>')],
    ['bytes that are no text', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe])],
    ['UTF-16', Buffer.from('\ufeff<svg viewBox="0 0 1 1"/>', 'utf16le')],
    ['nothing', Buffer.alloc(0)],
  ])('with %s is refused', (_what, bytes) => {
    expect(readLogo('data/logo.svg', bytes)).toHaveProperty('problem');
  });
});

describe('a picture', () => {
  it('is taken with its size', () => {
    expect(readLogo('data/logo.png', png(64, 32))).toEqual({ type: 'png', width: 64, height: 32 });
  });

  it.each([
    ['is too wide', 'data/logo.png', png(5000, 32)],
    ['is a line', 'data/logo.png', png(1000, 4)],
    ['has no width', 'data/logo.png', png(0, 32)],
    ['is cut off', 'data/logo.png', png(64, 32).subarray(0, 20)],
    ['is a drawing by its content', 'data/logo.png', svg('')],
    ['is a JPEG by its content', 'data/logo.png', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['is a picture under the name of a drawing', 'data/logo.svg', png(64, 32)],
    ['is too large', 'data/logo.png', Buffer.concat([png(64, 32), Buffer.alloc(MAX_LOGO_BYTES)])],
    ['is of a type that is not known', 'data/logo.gif', Buffer.from('GIF89a')],
  ])('that %s is refused', (_what, path, bytes) => {
    expect(readLogo(path, bytes)).toHaveProperty('problem');
  });
});

/** The start of a real file; what is behind the header is not looked at. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 6, 0, 0, 0], 16);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    header,
    deflateSync(Buffer.alloc(8)),
  ]);
}

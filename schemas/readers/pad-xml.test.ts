import { describe, expect, it } from 'vitest';
import { validateListing } from '../contracts/generated/validators.js';
import { REMOVED } from '../rules/contacts.ts';
import { inWords } from '../wording/testing/in-words.ts';
import { CONTEXT, draftOf, padXml, problemLines, read } from './testing/pad-xml-documents.ts';

describe('a plain file', () => {
  it('becomes a draft with everything the file says', () => {
    expect(read(padXml())).toEqual({
      draft: {
        slug: 'paper-boat',
        name: 'Paper Boat',
        kind: 'software',
        category: 'desktop-environment',
        license: { type: 'freeware' },
        vendor: { name: 'Example Works', website: 'http://works.example/', country_code: 'DE' },
        platforms: ['windows'],
        homepage: 'https://works.example/paper-boat',
        integrations: [],
        pricing: { model: 'free' },
        descriptions: { en: { tagline: 'Folds boats', summary: 'Folds boats out of any sheet of paper.' } },
        versions: [
          {
            version: '1.10',
            released_on: '2011-03-09',
            release_type: 'minor',
            prerelease: false,
            artifacts: [{ uri: 'https://works.example/paper-boat.zip', format: 'zip' }],
          },
        ],
        badges: [],
        archived: false,
      },
      slugIsDerived: true,
      problems: [],
    });
  });

  it('makes a listing that our own schema accepts', () => {
    const sources = [{ kind: 'pad-json', primary: true, last_changed_on: '2026-01-31' }];
    const verification = { method: 'none', status: 'unverified' };
    expect(validateListing({ ...draftOf(padXml()), sources, verification })).toBe(true);
  });

  it.each(['1.10', '007', '1e3', '0x10', 'true', '2.0b6', '3.1.3.465'])('keeps version %s as text', (version) => {
    expect(draftOf(padXml({ Program_Version: version })).versions[0]?.version).toBe(version);
  });
});

describe('lines that end as in Windows', () => {
  it('change nothing', () => {
    const document = padXml({ 'English/Char_Desc_2000': 'Folds boats.\n\n- small\n- large' });
    expect(read(document.replaceAll('\n', '\r\n'))).toEqual(read(document));
  });
});

describe('what a file must have', () => {
  it.each([
    ['Company_Name', '/Company_Info/Company_Name'],
    ['Program_Name', '/Program_Info/Program_Name'],
    ['Program_Version', '/Program_Info/Program_Version'],
  ])('%s: refused where it is absent, empty or blank', (field, pointer) => {
    for (const text of [undefined, '', '   ', '&#8203;', '<![CDATA[ ]]>']) {
      expect(problemLines(read(padXml({ [field]: text })))).toEqual([`error missing ${pointer}`]);
    }
  });

  it('names all that are missing at once', () => {
    const document = padXml({ Company_Name: '', Program_Name: undefined, Program_Version: '' });
    expect(problemLines(read(document))).toHaveLength(3);
  });

  it.each([
    '__VERSION__',
    '{{VERSION}}',
    '{BuildVerStr}',
    '@PKG_VERSION@',
    `\${version}`,
    '1.{{BUILD}}',
    'Program_Version',
  ])('takes %s for a placeholder that was never filled in', (version) => {
    const result = read(padXml({ Program_Version: version }));
    expect(problemLines(result)).toEqual(['error missing /Program_Info/Program_Version']);
    expect(inWords(result).problems[0]?.message).toContain('placeholder');
  });

  it('refuses a contact in a name or version, and what is too long for a listing', () => {
    expect(problemLines(read(padXml({ Company_Name: 'Jane jane@example.org' })))).toEqual([
      'error contact_not_allowed /Company_Info/Company_Name',
    ]);
    expect(problemLines(read(padXml({ Program_Version: '+49 30 1234567' })))).toEqual([
      'error contact_not_allowed /Program_Info/Program_Version',
    ]);
    expect(problemLines(read(padXml({ Program_Name: 'x'.repeat(201) })))).toEqual([
      'error too_long /Program_Info/Program_Name',
    ]);
  });

  it('warns of a name and a version longer than the format has them, and cuts neither', () => {
    const [name, version] = ['n'.repeat(41), '1'.repeat(16)];
    const result = read(padXml({ Program_Name: name, Program_Version: version }));
    expect(result.draft).toMatchObject({ name, versions: [{ version }] });
    expect(problemLines(result)).toEqual([
      'warning over_length /Program_Info/Program_Name',
      'warning over_length /Program_Info/Program_Version',
    ]);
  });

  it('takes what is required from where it stands', () => {
    const document = padXml(
      { Company_Name: undefined },
      { extra: '<PUBLISHER><COMPANY_NAME>Foo</COMPANY_NAME></PUBLISHER>' },
    );
    expect(problemLines(read(document))).toEqual(['warning misplaced /Company_Info/Company_Name']);
    expect(draftOf(document).vendor.name).toBe('Foo');
  });
});

describe('elements', () => {
  it('match without regard to case, with one warning for all', () => {
    const capitals = padXml().replace(
      /<(\/?)(\w+)/g,
      (_tag, slash: string, name: string) => `<${slash}${name.toUpperCase()}`,
    );
    const result = read(capitals);
    expect(result.draft).toEqual(draftOf(padXml()));
    expect(problemLines(result)).toEqual(['warning tag_case /Company_Info']);
  });

  it('that are unknown are ignored, wherever they stand', () => {
    const extra = '<ASP><Country>France</Country></ASP><NewsFeed><Program_Type>Demo</Program_Type></NewsFeed><x/>';
    expect(read(padXml({}, { extra }))).toEqual(read(padXml()));
  });

  it('that stand twice say what the first one says that says something', () => {
    const document = padXml({}, { extra: '<Program_Info><Program_Type>Demo</Program_Type></Program_Info>' });
    expect(draftOf(document).license.type).toBe('freeware');
    const second = padXml(
      { Program_Type: '' },
      { extra: '<Program_Info><Program_Type>Demo</Program_Type></Program_Info>' },
    );
    expect(draftOf(second).license.type).toBe('trial');
  });

  it('with attributes, comments and processing instructions in them are read all the same', () => {
    const document = padXml()
      .replace('<Program_Name>', '<Program_Name lang="en" note="a > b">')
      .replace('Paper Boat', 'Paper<!-- a <b> & --> <?pi <x> ?>Boat');
    expect(draftOf(document).name).toBe('Paper Boat');
  });
});

describe('text', () => {
  it.each([
    ['R&amp;D', 'R&D'],
    ['Caf&eacute; &#8211; &#x1F600; &hellip;', 'Café – 😀 …'],
    ['&amp;eacute;', '&eacute;'],
    ['curly &#147;quotes&#148;', 'curly “quotes”'],
    ['<![CDATA[Fish & <Chips> &amp; more]]>', 'Fish & <Chips> &amp; more'],
    ['one <![CDATA[& two]]> &amp; three', 'one & two & three'],
    ['  line\r\n\t  break ', 'line break'],
    ['a<br/>b <b>bold</b>', 'a b bold'],
    ['a <unknown>b</unknown> c', 'a c'],
  ])('%j is read as %j', (written, name) => {
    expect(draftOf(padXml({ Program_Name: written })).name).toBe(name);
  });

  it('with a bare & is read as it was meant, with a warning that says where', () => {
    for (const [written, name] of [
      ['R & D', 'R & D'],
      ['AT&T; Tool', 'AT&T; Tool'],
      ['Q&A', 'Q&A'],
    ]) {
      const result = read(padXml({ Program_Name: written }));
      expect(result.draft?.name).toBe(name);
      expect(problemLines(result)).toEqual(['warning bare_ampersand']);
      expect(inWords(result).problems[0]?.message).toMatch(/line 8, column \d+/);
    }
  });

  it('may hold a bare & in a CDATA section or comment without a word', () => {
    const document = padXml({ Program_Name: '<![CDATA[R & D]]><!-- a & b -->' });
    expect(read(document)).toMatchObject({ draft: { name: 'R & D' }, problems: [] });
  });
});

describe('the slug', () => {
  it('comes from the name; without Latin letters from file, host or vendor', () => {
    const name = { Program_Name: 'Бумажный кораблик' };
    const nameless = { ...name, Application_Info_URL: '', Primary_Download_URL: '', Company_WebSite_URL: '' };
    expect(draftOf(padXml({ Program_Name: 'Ångström & Söhne' })).slug).toBe('angstroem-soehne');
    expect(draftOf(padXml(name), { ...CONTEXT, url: 'https://files.example/boat-pad.xml' }).slug).toBe('boat-pad');
    expect(draftOf(padXml(name), { ...CONTEXT, url: 'https://files.example/pad_file.xml' }).slug).toBe('paper-boat');
    expect(draftOf(padXml(nameless), { ...CONTEXT, url: 'https://www.files.example/' }).slug).toBe('files-example');
    expect(draftOf(padXml(nameless)).slug).toBe('example-works');
  });
});

describe('descriptions', () => {
  const long = `${'A sentence of the long text. '.repeat(30)}`.trim();

  it('take the longer of 250 and 450 as the summary and 2000 as the text', () => {
    const texts = {
      'English/Char_Desc_450': 'Folds boats out of any sheet of paper, and hats.',
      'English/Char_Desc_2000': long,
    };
    expect(draftOf(padXml(texts)).descriptions.en).toEqual({
      tagline: 'Folds boats',
      summary: 'Folds boats out of any sheet of paper, and hats.',
      text: long,
    });
  });

  it('say the same thing only once', () => {
    const same = 'Folds boats out of any\n sheet of paper.';
    expect(draftOf(padXml({ 'English/Char_Desc_2000': same })).descriptions.en).not.toHaveProperty('text');
  });

  it('without a middle text begin like the long one', () => {
    const { summary = '', text } =
      draftOf(padXml({ 'English/Char_Desc_250': '', 'English/Char_Desc_2000': long })).descriptions.en ?? {};
    expect(long.startsWith(summary)).toBe(true);
    expect(summary).toMatch(/\.$/);
    expect(summary.length).toBeLessThanOrEqual(500);
    expect(text).toBe(long);
  });

  it('may be nothing but a short line', () => {
    const short = {
      'English/Char_Desc_250': '',
      'English/Char_Desc_45': undefined,
      'English/Char_Desc_80': 'Folds boats.',
    };
    expect(draftOf(padXml(short)).descriptions).toEqual({ en: { summary: 'Folds boats.' } });
    expect(draftOf(padXml({ 'English/Char_Desc_250': '', 'English/Char_Desc_45': '' })).descriptions).toEqual({});
  });

  it('longer than the format has them warn; what a listing has no room for is cut at a sentence', () => {
    const result = read(padXml({ 'English/Char_Desc_45': 'x'.repeat(46), 'English/Char_Desc_250': long }));
    expect(problemLines(result)).toEqual([
      'warning over_length /Program_Descriptions/English/Char_Desc_45',
      'warning over_length /Program_Descriptions/English/Char_Desc_250',
      'warning cut /Program_Descriptions/English/Char_Desc_450',
    ]);
    expect(result.draft?.descriptions.en?.summary.length).toBeLessThanOrEqual(500);
    expect(result.draft?.descriptions.en?.text).toBe(long);
  });

  it('lose their contacts, and a text without one is preferred', () => {
    const both = {
      'English/Char_Desc_450': 'Folds boats out of paper. Write to jane@example.org for the plans, or call.',
    };
    expect(draftOf(padXml(both)).descriptions.en?.summary).toBe('Folds boats out of any sheet of paper.');
    const only = read(padXml({ 'English/Char_Desc_250': 'Write to jane&#64;example.org.' }));
    expect(only.draft?.descriptions.en?.summary).toBe(`Write to ${REMOVED}.`);
    expect(problemLines(only)).toEqual(['warning contact_removed /Program_Descriptions/English/Char_Desc_250']);
  });

  it('keep paragraphs and lists, and lose the line breaks of a tool that formats XML', () => {
    const wrapped = `${'word '.repeat(16)}end\n        goes on here.\n\n        * one\n        * two`;
    expect(draftOf(padXml({ 'English/Char_Desc_2000': wrapped })).descriptions.en?.text).toBe(
      `${'word '.repeat(16)}end goes on here.\n\n* one\n* two`,
    );
    const list = 'Features:\n- one\n- two\n\nEnd.';
    expect(draftOf(padXml({ 'English/Char_Desc_2000': list })).descriptions.en?.text).toBe(list);
  });

  it('come in every language by its tag; one that is unknown is kept under a private tag and not named', () => {
    const texts = {
      'German/Char_Desc_80': 'Faltet Boote.',
      'ChineseSimplified/Char_Desc_80': '折船。',
      'Quenya/Char_Desc_80': 'Lótë.',
      'pt_BR/Char_Desc_80': 'Dobra barcos.',
      'Sindarin/Char_Desc_80': 'Mae.',
    };
    const result = read(padXml(texts));
    expect(Object.keys(result.draft?.descriptions ?? {})).toEqual(['en', 'de', 'zh-Hans', 'qaa', 'pt-BR', 'qab']);
    expect(problemLines(result)).toEqual([
      'warning unknown_language /Program_Descriptions',
      'warning unknown_language /Program_Descriptions',
    ]);
    expect(JSON.stringify(result)).not.toMatch(/quenya|sindarin/i);
  });
});

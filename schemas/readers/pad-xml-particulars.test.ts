/** What a PAD XML file says besides what the product is. */
import { describe, expect, it } from 'vitest';
import { draftOf, padXml, problemLines, read } from './testing/pad-xml-documents.ts';

describe('downloads', () => {
  it('are all kept, with what their names say of them, and the size of the first', () => {
    const fields = {
      Primary_Download_URL: 'https://works.example/paper-boat-setup.exe',
      Secondary_Download_URL: 'https://works.example/paper-boat-linux-x64.tar.gz',
      Additional_Download_URL_1: 'https://works.example/paper-boat-setup.exe',
      Additional_Download_URL_2: 'https://works.example/paper-boat.dmg',
      File_Size_Bytes: '1,234,567',
      File_Size_K: '1206',
      File_Size_MB: '1.18',
    };
    expect(draftOf(padXml(fields)).versions[0]?.artifacts).toEqual([
      { uri: fields.Primary_Download_URL, platform: 'windows', format: 'exe', size_bytes: 1_234_567 },
      { uri: fields.Secondary_Download_URL, platform: 'linux', format: 'tar.gz' },
      { uri: fields.Additional_Download_URL_2, platform: 'macos', format: 'dmg' },
    ]);
  });
});

describe('addresses', () => {
  it('of the shop, the icon and a picture are taken', () => {
    const fields = {
      Application_Order_URL: 'https://works.example/buy',
      Application_Icon_URL: 'https://works.example/icon.png',
      Application_Screenshot_URL: 'https://works.example/window.png',
    };
    expect(draftOf(padXml(fields))).toMatchObject({
      order_url: fields.Application_Order_URL,
      icon: fields.Application_Icon_URL,
      screenshots: [fields.Application_Screenshot_URL],
    });
  });

  it('that are none are a warning', () => {
    const result = read(padXml({ Application_Icon_URL: 'icon.ico', Application_Order_URL: 'mailto:jane@example.org' }));
    expect(problemLines(result)).toEqual([
      'warning contact_removed /Web_Info/Application_URLs/Application_Order_URL',
      'warning bad_link /Web_Info/Application_URLs/Application_Icon_URL',
    ]);
    expect(result.draft).not.toHaveProperty('icon');
    expect(result.draft).not.toHaveProperty('order_url');
  });
});

describe('keywords', () => {
  it.each([
    ['paper, boat; sailing|paper', ['paper', 'boat', 'sailing']],
    ['text editor', ['text editor']],
    ['boat, Example Works, works', ['boat']],
    [' , ,', undefined],
    [`boat, ${'x'.repeat(61)}`, ['boat']],
    [Array.from({ length: 40 }, (_, index) => `word${index}`).join(','), expect.objectContaining({ length: 30 })],
  ])('%j are %j', (text, expected) => {
    expect(draftOf(padXml({ 'English/Keywords': text })).keywords).toEqual(expected);
  });

  it('are those of one language, English if there are any', () => {
    expect(draftOf(padXml({ 'German/Keywords': 'Boot', 'English/Keywords': 'boat' })).keywords).toEqual(['boat']);
    expect(draftOf(padXml({ 'German/Keywords': 'Boot, Papier' })).keywords).toEqual(['Boot', 'Papier']);
  });

  it('that are contacts are left out', () => {
    const result = read(padXml({ 'English/Keywords': 'boat, jane@example.org, Tel. 030 5550199' }));
    expect(result.draft?.keywords).toEqual(['boat']);
    expect(problemLines(result)).toEqual(['warning contact_removed /Program_Descriptions']);
  });

  it.each(['jane&amp;#64;example.org', 'jane@example', '+49, 30, 23125, 123', 'jane@\nexample.org'])(
    'that are contacts only together are left out: %s',
    (contact) => {
      const result = read(padXml({ 'English/Keywords': `boat, ${contact}, paper` }));
      expect(result.draft?.keywords).toEqual(['boat', 'paper']);
      expect(problemLines(result)).toEqual(['warning contact_removed /Program_Descriptions']);
    },
  );
});

describe('languages', () => {
  it.each([
    ['English', ['en'], []],
    ['English,German, ChineseSimplified', ['en', 'de', 'zh-Hans'], []],
    ['English,Other', ['en'], []],
    ['English;French/Italian', ['en', 'fr', 'it'], []],
    ['English,Klingon', ['en'], ['warning unknown_value /Program_Info/Program_Language']],
    ['Java', undefined, ['warning unknown_value /Program_Info/Program_Language']],
    ['', undefined, []],
  ])('%j are %j', (text, expected, problems) => {
    const result = read(padXml({ Program_Language: text }));
    expect(result.draft?.languages).toEqual(expected);
    expect(problemLines(result)).toEqual(problems);
  });
});

describe('texts', () => {
  it('say what is needed and what is new', () => {
    const fields = { Program_System_Requirements: 'Windows 10', Program_Change_Info: 'Folds &amp; unfolds.' };
    const draft = draftOf(padXml(fields));
    expect(draft.requirements).toBe('Windows 10');
    expect(draft.versions[0]?.changes).toBe('Folds & unfolds.');
  });

  it('that are an address lead to what is new', () => {
    const [release] = draftOf(padXml({ Program_Change_Info: 'http://works.example/news' })).versions;
    expect(release).toMatchObject({ notes_url: 'http://works.example/news' });
    expect(release).not.toHaveProperty('changes');
  });

  it.each(['none', 'N/A', '-', 'None.', ''])('that say nothing are nothing: %j', (text) => {
    const draft = draftOf(padXml({ Program_System_Requirements: text, Program_Change_Info: text }));
    expect(draft).not.toHaveProperty('requirements');
    expect(draft.versions[0]).not.toHaveProperty('changes');
  });

  it('lose a contact, and keep the rest', () => {
    const result = read(padXml({ Program_Change_Info: 'Folds faster. Write to jane@example.org for more.' }));
    expect(result.draft?.versions[0]?.changes).toBe('Folds faster. Write to [contact removed] for more.');
    expect(problemLines(result)).toEqual(['warning contact_removed /Program_Info/Program_Change_Info']);
  });

  it('longer than the specification lets them be are a warning, and whole', () => {
    const text = 'Folds faster. '.repeat(30).trim();
    const result = read(padXml({ Program_Change_Info: text }));
    expect(result.draft?.versions[0]?.changes).toBe(text);
    expect(problemLines(result)).toEqual(['warning over_length /Program_Info/Program_Change_Info']);
  });
});

describe('the kind', () => {
  it.each([
    [{ Program_OS_Support: 'Android,iPhone' }, 'mobile'],
    [{ Program_OS_Support: 'Android,WinXP' }, 'software'],
    [{ Program_Type: 'Open Source' }, 'open-source'],
    [{ Program_OS_Support: 'Android', Program_Type: 'Open Source' }, 'mobile'],
    [{ Program_OS_Support: '' }, 'software'],
  ])('of %j is %s', (fields, kind) => {
    expect(draftOf(padXml(fields)).kind).toBe(kind);
  });
});

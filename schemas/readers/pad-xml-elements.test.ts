/** Single fields: dates, prices, words, links, categories, platforms. */
import { describe, expect, it } from 'vitest';
import { inWords } from '../wording/testing/in-words.ts';
import { toDate } from './pad-xml-draft.ts';
import { toPlatforms } from './pad-xml-platforms.ts';
import { draftOf, padXml, problemLines, read } from './testing/pad-xml-documents.ts';

describe('dates', () => {
  it.each([
    ['2011', '03', '09', '2011-03-09'],
    ['2011', '3', '9', '2011-03-09'],
    ['2011', 'March', '9', '2011-03-09'],
    ['2011', 'sept.', '09', '2011-09-09'],
    ['2012', '02', '29', '2012-02-29'],
    ['1999', '12', '31', '1999-12-31'],
    ['2011', '02', '29', undefined],
    ['2011', '27', '09', undefined],
    ['2011', '0', '09', undefined],
    ['2011', '03', '00', undefined],
    ['2011', '04', '31', undefined],
    ['11', '03', '09', undefined],
    ['3011', '03', '09', undefined],
    ['2011', 'Maybe', '09', undefined],
    ['2011', '', '', undefined],
  ])('%s %s %s is %s', (year, month, day, date) => {
    expect(toDate(year, month, day)).toBe(date);
  });

  it('that are missing or impossible are a warning', () => {
    const missing = { Program_Release_Year: '', Program_Release_Month: '', Program_Release_Day: '' };
    expect(problemLines(read(padXml(missing)))).toEqual(['warning missing_date /Program_Info/Program_Release_Year']);
    const impossible = read(padXml({ Program_Release_Month: '27' }));
    expect(problemLines(impossible)).toEqual(['warning bad_date /Program_Info/Program_Release_Year']);
    expect(impossible.draft?.versions[0]).not.toHaveProperty('released_on');
  });
});

describe('a release without a day', () => {
  it.each([
    ['2011', '', '', { released_in: '2011' }, []],
    ['2011', '00', '00', { released_in: '2011' }, []],
    ['2011', '3', '', { released_in: '2011-03' }, []],
    ['2011', 'December', '0', { released_in: '2011-12' }, []],
    ['2011', '13', '', {}, ['warning bad_date /Program_Info/Program_Release_Year']],
    ['2011', '', '9', {}, ['warning bad_date /Program_Info/Program_Release_Year']],
    ['11', '', '', {}, ['warning bad_date /Program_Info/Program_Release_Year']],
  ])('%s, month %j, day %j is known as %j', (year, month, day, expected, problems) => {
    const parts = { Program_Release_Year: year, Program_Release_Month: month, Program_Release_Day: day };
    const result = read(padXml(parts));
    const { version, release_type, prerelease, artifacts, ...date } = result.draft?.versions[0] ?? {};
    expect(date).toEqual(expected);
    expect(problemLines(result)).toEqual(problems);
  });
});

describe('Program_Release_Status', () => {
  it.each([
    ['Major Update', { release_type: 'major', prerelease: false }],
    ['minor update', { release_type: 'minor', prerelease: false }],
    ['New Release', { prerelease: false }],
    ['Beta', { prerelease: true }],
    ['alpha', { prerelease: true }],
    ['Media Only', { prerelease: false }],
    ['', { prerelease: false }],
  ])('%s says %j', (status, expected) => {
    const result = read(padXml({ Program_Release_Status: status }));
    const { version, released_on, artifacts, ...said } = result.draft?.versions[0] ?? {};
    expect(said).toEqual(expected);
    expect(result.problems).toEqual([]);
  });

  it('that is no word of the format is a warning', () => {
    for (const status of ['Stable', 'constructor']) {
      expect(problemLines(read(padXml({ Program_Release_Status: status })))).toEqual([
        'warning unknown_value /Program_Info/Program_Release_Status',
      ]);
    }
  });

  it.each([
    ['2.0-beta.1', true],
    ['1.0 RC 2', true],
    ['1.4.11-6', false],
    ['4.2', false],
  ])('version %s is a pre-release: %s', (version, prerelease) => {
    expect(draftOf(padXml({ Program_Version: version })).versions[0]?.prerelease).toBe(prerelease);
  });
});

describe('Program_Type and the costs', () => {
  it.each([
    ['Freeware', '', undefined, 'freeware', { model: 'free' }],
    ['Freeware', '0', undefined, 'freeware', { model: 'free', price_from_cents: 0, currency: 'USD' }],
    ['Adware', '0.00', undefined, 'freeware', { model: 'free', price_from_cents: 0, currency: 'USD' }],
    ['Freeware', '5', undefined, 'freeware', { price_from_cents: 500, currency: 'USD' }],
    ['Shareware', '19.95', undefined, 'trial', { model: 'one-time', price_from_cents: 1995, currency: 'USD' }],
    ['Shareware', '19,95', undefined, 'trial', { model: 'one-time', price_from_cents: 1995, currency: 'USD' }],
    ['Demo', '$1,299.00', undefined, 'trial', { model: 'one-time', price_from_cents: 129_900, currency: 'USD' }],
    ['Shareware', '', undefined, 'trial', undefined],
    ['Shareware', '0.00', undefined, 'trial', undefined],
    ['Commercial', '', 'EUR 49', 'commercial', { model: 'one-time', price_from_cents: 4900, currency: 'EUR' }],
    ['Commercial', '0', 'JPY 3000', 'commercial', { model: 'one-time', price_from_cents: 3000, currency: 'JPY' }],
    ['Commercial', '10', 'EUR 9', 'commercial', { model: 'one-time', price_from_cents: 1000, currency: 'USD' }],
    ['OPen Source', '0', undefined, 'open-source', { model: 'free', price_from_cents: 0, currency: 'USD' }],
    ['Open-Source', '', undefined, 'open-source', undefined],
    ['OpenSource', '12', undefined, 'open-source', { price_from_cents: 1200, currency: 'USD' }],
    ['Freemium', '0', undefined, 'freemium', { model: 'freemium', price_from_cents: 0, currency: 'USD' }],
    ['FreeTrial', '', undefined, 'trial', undefined],
    ['Data Only', '0', undefined, undefined, undefined],
    ['', '', undefined, undefined, undefined],
  ])('%s, dollars %j, other %j', (type, dollars, other, license, pricing) => {
    const [code = '', amount = ''] = other?.split(' ') ?? [];
    const costs = { Program_Cost_Dollars: dollars, Program_Cost_Other_Code: code, Program_Cost_Other: amount };
    const result = read(padXml({ Program_Type: type, ...costs }));
    expect(result.draft?.license.type).toBe(license);
    expect(result.draft?.pricing).toEqual(pricing);
    expect(result.problems).toEqual([]);
  });

  it('that cannot be read are warnings, and leave open whether it is free', () => {
    const words = read(padXml({ Program_Cost_Dollars: '14 days of free usage' }));
    expect(problemLines(words)).toEqual(['warning bad_price /Program_Info/Program_Cost_Dollars']);
    expect(words.draft).not.toHaveProperty('pricing');
    const currency = read(padXml({ Program_Cost_Other_Code: 'EUR (full)', Program_Cost_Other: '10' }));
    expect(problemLines(currency)).toEqual(['warning unknown_currency /Program_Info/Program_Cost_Other_Code']);
    expect(problemLines(read(padXml({ Program_Cost_Other_Code: '0', Program_Cost_Other: '0' })))).toEqual([]);
    for (const type of ['Program Type', 'constructor']) {
      expect(problemLines(read(padXml({ Program_Type: type })))).toEqual([
        'warning unknown_value /Program_Info/Program_Type',
      ]);
    }
  });
});

describe('links', () => {
  it.each([
    ['http://works.example/a', 'http://works.example/a', []],
    ['Http://works.example/a?b=c&amp;d=e', 'http://works.example/a?b=c&d=e', []],
    ['https://works.example/my file.zip', 'https://works.example/my%20file.zip', []],
    ['www.works.example', 'https://www.works.example', ['warning scheme_added']],
    ['works.example/a', 'https://works.example/a', ['warning scheme_added']],
    ['', undefined, []],
    ['http://', undefined, ['warning bad_link']],
    ['ftp://works.example/a.zip', undefined, ['warning bad_link']],
    ['javascript:alert(1)', undefined, ['warning bad_link']],
    ['N/A', undefined, ['warning bad_link']],
    ['setup.exe', undefined, ['warning bad_link']],
    ['http://a.example or http://b.example', undefined, ['warning bad_link']],
    ['https://works.example/{{VERSION}}.zip', undefined, ['warning bad_link']],
    ['mailto:jane@example.org', undefined, ['warning contact_removed']],
    ['http://works.example/?to=jane%40example.org', undefined, ['warning contact_removed']],
    ['https://jane:secret@works.example/', undefined, ['warning bad_link']],
  ])('%j becomes %s', (written, link, problems) => {
    const result = read(padXml({ Primary_Download_URL: written }));
    expect(result.draft?.versions[0]?.artifacts?.[0]?.uri).toBe(link);
    const place = ' /Web_Info/Download_URLs/Primary_Download_URL';
    expect(problemLines(result)).toEqual(problems.map((problem) => problem + place));
  });

  it('of the company is the homepage where the program has none of its own', () => {
    expect(draftOf(padXml({ Application_Info_URL: '' })).homepage).toBe('http://works.example/');
  });

  it('of another download is taken where the first is of no use', () => {
    const links = { Primary_Download_URL: 'ftp://a.example/', Secondary_Download_URL: 'http://b.example/c.zip' };
    expect(draftOf(padXml(links)).versions[0]?.artifacts).toEqual([{ uri: 'http://b.example/c.zip', format: 'zip' }]);
  });
});

describe('categories', () => {
  const CLASS = '/XML_DIZ_INFO/Program_Info/Program_Category_Class';
  const SPECIFIC = '/XML_DIZ_INFO/Program_Info/Program_Specific_Category';

  it.each([
    ['System Utilities::Clipboard Tools', '', 'desktop-environment'],
    ['System Utilities::Nothing: With, Colons &amp; More', '', 'system-utilities'],
    ['Nowhere::Games', '', 'games'],
    ['Development', 'Games', 'developer-tools'],
    ['Home &amp; Hobby::Recreation', 'Games', 'other'],
    ['', 'Utilities', 'system-utilities'],
    ['', '', 'other'],
  ])('%s and %s become %s', (whole, specific, slug) => {
    const result = read(padXml({ Program_Category_Class: whole, Program_Specific_Category: specific }));
    expect(result.draft?.category).toBe(slug);
    expect(result.problems).toEqual([]);
  });

  it.each([
    ['Desk::Wallpaper', 'Games', CLASS, 'desktop-environment', 'wallpaper'],
    ['Screens::Unheard Of', 'Games', CLASS, 'desktop-environment', 'screens'],
    ['', 'Screens', SPECIFIC, 'desktop-environment', 'screens'],
    ['Other::Other', 'Screens', SPECIFIC, 'desktop-environment', 'screens'],
  ])('%s and %s are explained, because no class of the format says it', (whole, specific, pointer, slug, word) => {
    const result = read(padXml({ Program_Category_Class: whole, Program_Specific_Category: specific }));
    expect(result.draft?.category).toBe(slug);
    const message = `The category is ${slug}, because of "${word}" in ${pointer.slice(1).replaceAll('/', '.')}.`;
    expect(inWords(result).problems).toEqual([{ pointer, code: 'category_suggested', severity: 'warning', message }]);
  });

  it('that are unknown become other, with a warning', () => {
    const result = read(padXml({ Program_Category_Class: 'Nowhere::Nothing', Program_Specific_Category: 'Void' }));
    expect(result.draft?.category).toBe('other');
    expect(problemLines(result)).toEqual(['warning unknown_value /Program_Info/Program_Category_Class']);
  });
});

describe('countries', () => {
  it('become codes, and what is none is a warning', () => {
    expect(draftOf(padXml({ Country: 'The Netherlands' })).vendor.country_code).toBe('NL');
    expect(problemLines(read(padXml({ Country: 'No Country' })))).toEqual([
      'warning unknown_value /Company_Info/Country',
    ]);
  });
});

describe('Program_OS_Support', () => {
  it.each([
    ['WinXP,Win7 x32,Win7 x64,WinVista,WinOther', ['windows'], 0],
    ['Win98 WinME, Windows2000', ['windows'], 0],
    ['Win2000WinXPLinux', ['windows', 'linux'], 0],
    ['Linux,Linux Console,Linux Gnome,Mac OS X,Mac Other', ['linux', 'macos'], 0],
    ['Mac OS X 10.4, MacOSX, macOS 15.7 or later', ['macos'], 0],
    ['iPhone,iPad,iPod,iTouch', ['ios'], 0],
    ['Android', ['android'], 0],
    ['Java', ['cross-platform'], 0],
    ['Web, Windows 10/11, macOS 14+, Linux, iOS, Android', ['web', 'windows', 'macos', 'linux', 'ios', 'android'], 0],
    ['Windows Vista Home Basic x64,Windows Server 2008r2,Windows 8.1', ['windows'], 0],
    ['MS-DOS,Unix,Handheld/Mobile Other,BEOS', ['other'], 0],
    ['FreeBSD; GNU/Linux', ['bsd', 'linux'], 0],
    ['All Windows versions', ['windows'], 0],
    ['Any', ['cross-platform'], 0],
    ['OS X', ['macos'], 0],
    ['Not Applicable', [], 0],
    ['', [], 0],
    ['TempleOS, Plan 9, WinXP', ['other', 'windows'], 2],
  ])('%s', (list, platforms, unknown) => {
    expect(toPlatforms(list)).toEqual({ platforms, unknown });
  });

  it('warns of what is not recognised', () => {
    expect(problemLines(read(padXml({ Program_OS_Support: 'TempleOS' })))).toEqual([
      'warning unknown_value /Program_Info/Program_OS_Support',
    ]);
  });
});

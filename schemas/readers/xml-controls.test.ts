/** Control characters where nothing is read do no harm; where something is read, the document is refused as ever. */
import { describe, expect, it } from 'vitest';
import { draftOf, padXml, problemLines, read } from './testing/pad-xml-documents.ts';

const CLEAN = draftOf(padXml());
const insertedAt = (xml: string, mark: string, text: string) => xml.replace(mark, `${text}${mark}`);

describe('a control character', () => {
  it.each([
    [
      'a form feed in a license agreement',
      padXml({}, { extra: '<Permissions><EULA>Page 1\fPage 2</EULA></Permissions>' }),
    ],
    [
      'many form feeds there',
      padXml({}, { extra: `<Permissions><EULA>${'Page\f'.repeat(20_000)}</EULA></Permissions>` }),
    ],
    [
      'one in a CDATA section there',
      padXml({}, { extra: '<Permissions><EULA><![CDATA[Page\f2]]></EULA></Permissions>' }),
    ],
    [
      'a vertical tab in an address that is never read',
      padXml({}, { extra: '<Contact><Sales>a\u000bb</Sales></Contact>' }),
    ],
    [
      'one in an extension of several levels',
      padXml({}, { extra: '<Site><A>x\u0001<B>y\u0002</B>z\u0003</A></Site>' }),
    ],
    ['one in a comment', padXml({}, { extra: '<!-- saved by \u0008 an editor -->' })],
    ['one in a comment before the root', insertedAt(padXml(), '<XML_DIZ_INFO>', '<!-- \u001b[0m -->')],
    ['one in a processing instruction', padXml({}, { extra: '<?editor \u0007?>' })],
    ['one between two blocks', insertedAt(padXml(), '<Web_Info>', '\u001f')],
    ['one behind an element that is read', insertedAt(padXml(), '<Country>', '\u000c')],
    ['no character at all, U+FFFE', padXml({}, { extra: '<Permissions><EULA>a\ufffeb</EULA></Permissions>' })],
  ])('%s changes nothing but that it is named', (_name, document) => {
    expect(draftOf(document)).toEqual(CLEAN);
    expect(problemLines(read(document))).toEqual(['warning control_character']);
  });

  it('is named by its place', () => {
    const document = padXml({}, { extra: '<Permissions>\n<EULA>ab\fc</EULA></Permissions>' });
    const line = document.slice(0, document.indexOf('\f')).split('\n').length;
    expect(read(document).problems).toMatchObject([{ code: 'control_character', values: { line, column: 9 } }]);
  });

  it.each([
    ['in a name', padXml({ Program_Name: 'Paper\fBoat' })],
    ['in a CDATA section of a name', padXml({ Program_Name: '<![CDATA[Paper\fBoat]]>' })],
    ['behind a CDATA section of a name', padXml({ Program_Name: '<![CDATA[Paper]]>\f' })],
    ['in a second CDATA section of a name', padXml({ Program_Name: '<![CDATA[Paper]]><![CDATA[\f]]>' })],
    ['behind a comment in a name', padXml({ Program_Name: 'Paper<!-- -->\fBoat' })],
    ['behind markup in a description', padXml({ 'English/Char_Desc_2000': 'One <b>two</b>\f three' })],
    ['in markup in a description', padXml({ 'English/Char_Desc_2000': 'One <b>\ftwo</b> three' })],
    ['in a tag', padXml({}, { extra: '<Per\fmissions/>' })],
    ['in a name and in what is not read', padXml({ Company_Name: 'A\fB' }, { extra: '<EULA>\f</EULA>' })],
  ])('%s refuses the document', (_name, document) => {
    expect(problemLines(read(document))).toEqual(['error bad_xml']);
  });
});

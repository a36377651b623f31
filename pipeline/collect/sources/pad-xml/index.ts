/** PAD XML 3 and 4: what publishers of shareware have described their programs with since 1998. */
import { documentKind } from '../../contract/source-kind.ts';

export const padXml = documentKind(
  '<XML_DIZ_INFO><a>b</a></XML_DIZ_INFO>',
  async () => ({ read: (await import('../../../../schemas/readers/pad-xml.ts')).readPadXml }),
  { allowHttp: true },
);

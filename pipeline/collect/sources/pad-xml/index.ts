/** PAD XML 3 and 4: what publishers of shareware have described their programs with since 1998. */
import { documentKind } from '../../contract/source-kind.ts';

export const padXml = documentKind(
  async () => ({ read: (await import('../../../../schemas/readers/pad-xml.ts')).readPadXml }),
  { allowHttp: true },
);

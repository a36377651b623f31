/** PAD XML 3 and 4: what publishers of shareware have described their programs with since 1998. */
import { readPadXml } from '../../../../schemas/readers/pad-xml.ts';
import { documentKind } from '../../contract/source-kind.ts';

export const padXml = documentKind(readPadXml, { allowHttp: true });

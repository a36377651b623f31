/** PAD JSON 2.0: a publishing document on the publisher's own domain (specification, "Publishing document"). */
import { documentKind } from '../../contract/source-kind.ts';

export const padJson = documentKind(async () => ({
  read: (await import('../../../../schemas/readers/pad-json.ts')).readPadJson,
}));

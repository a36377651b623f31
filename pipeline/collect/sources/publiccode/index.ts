/** publiccode.yml: how public bodies describe the software that they publish. */
import { documentKind } from '../../contract/source-kind.ts';

export const publiccode = documentKind(async () => ({ read: (await import('./read-publiccode.ts')).readPubliccode }), {
  isOptIn: true,
});

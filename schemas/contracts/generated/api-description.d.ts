// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

import type { OpenapiDocument } from '../api-description.ts';

declare const description: Omit<OpenapiDocument, 'servers'>;
export default description;

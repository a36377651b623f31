import type { Draft } from '../../../schemas/contracts/draft.ts';

/** Fields that are taken as a whole from the first source that has them. */
export const WHOLE_FIELDS = [
  'homepage',
  'documentation',
  'order_url',
  'support_url',
  'status_page',
  'security',
  'icon',
  'screenshots',
  'keywords',
  'languages',
  'requirements',
  'deployment',
  'packages',
  'support_until',
  'lifecycle',
  'public_sector',
  'interfaces',
  'pricing',
  'platforms',
  'integrations',
  'descriptions',
] as const satisfies readonly (keyof Draft)[];

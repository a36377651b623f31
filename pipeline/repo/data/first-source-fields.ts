import type { Draft } from '../../../schemas/contracts/draft.ts';

/** Fields that come from the first source only, that several sources share under rules of their own, or that we add. */
type OtherField =
  | ('slug' | 'name' | 'vendor')
  | ('kind' | 'category' | 'license' | 'versions' | 'badges' | 'archived')
  | 'pictures';
type WholeField = Exclude<keyof Draft, OtherField>;

/** Fields that are taken as a whole from the first source that has them. A record: without a field of drafts it does not compile. */
const FIELDS: Record<WholeField, true> = {
  homepage: true,
  documentation: true,
  order_url: true,
  support_url: true,
  status_page: true,
  security: true,
  icon: true,
  screenshots: true,
  keywords: true,
  languages: true,
  requirements: true,
  deployment: true,
  packages: true,
  support_until: true,
  lifecycle: true,
  public_sector: true,
  interfaces: true,
  pricing: true,
  platforms: true,
  integrations: true,
  descriptions: true,
};

export const WHOLE_FIELDS = Object.keys(FIELDS) as WholeField[];

/**
 * Listings as other catalogs of the public sector harvest them: `/v1/software` of the Software Catalog API. Source:
 * software-catalog-api.oas.yaml of italia/developers-italia-api.
 */
import { files, HARVEST_PAGE, type Site } from '../../../schemas/contracts/addresses.ts';
import type { HarvestPage, HarvestTable } from '../../../schemas/contracts/generated/read-api.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { publiccodeText } from '../../../schemas/writers/to-publiccode.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import type { EmittedFile, KeyedFile } from '../writer/build-writer.ts';

interface HarvestInput {
  ranked: readonly RankedListing[];
  site: Site;
  /** Digest of the program. */
  program: string;
}

interface Harvested {
  id: string;
  createdAt: string;
  url: string;
  entry: RankedListing;
}

/** Nothing where no listing has all that the standard demands, or no history says since when it is listed. */
export function* harvestFiles(input: HarvestInput): Generator<EmittedFile | [path: string, file: KeyedFile<string>]> {
  const { ranked, site, program } = input;
  const harvested = ranked.flatMap(toHarvested).sort(byCreation);
  const pages = chunksOf(harvested, HARVEST_PAGE);
  const linkTo = (page: number) => (pages[page - 1] === undefined ? null : site.base_url + files.harvest(page));
  for (const [index, shown] of pages.entries()) {
    const links = { prev: linkTo(index), next: linkTo(index + 2) };
    const key = sha256(compactJson([program, site, links, shown.map(({ entry }) => entry.key)]));
    const make = () => compactJson({ data: shown.map(toSoftware), links } satisfies HarvestPage);
    yield [files.harvest(index + 1), { key, make }];
  }
  if (site.host === 'static' || harvested.length === 0) return;
  const rows = harvested.map(({ createdAt, id, url }) => ({ createdAt, id, url }));
  yield [files.harvestTable, compactJson({ rows } satisfies HarvestTable)];
}

function toHarvested(entry: RankedListing): Harvested[] {
  const { summary, facts, published_on } = entry;
  if (facts.publiccodeUrl === undefined || published_on === null) return [];
  return [{ id: idOf(summary.slug), createdAt: atMidnight(published_on), url: facts.publiccodeUrl, entry }];
}

const byCreation = (left: Harvested, right: Harvested) =>
  compareText(left.createdAt, right.createdAt) || compareText(left.id, right.id);

function toSoftware({ id, createdAt, url, entry: { listing } }: Harvested): HarvestPage['data'][number] {
  const updatedAt = listing.updated_on === null ? createdAt : atMidnight(listing.updated_on);
  return { id, createdAt, updatedAt, url, publiccodeYml: publiccodeText(listing).text ?? '', active: true };
}

const atMidnight = (day: string) => `${day}T00:00:00Z`;

/** A UUID of version 4 by its form, as the description demands, and always the same for a slug. */
function idOf(slug: string): string {
  const digits = sha256(slug);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}

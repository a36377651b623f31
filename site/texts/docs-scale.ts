/** How large a catalog can grow on which host, and what that costs. The docs are in English only. */
import {
  type Configuration,
  type Costs,
  CPU_MS,
  costs,
  filesOfListing,
  LISTING_BYTES,
  mostListings,
  PAGE_BYTES,
  ROWS_OF_SEARCH,
} from '../lib/hosting-costs.ts';
import hosting from '../lib/hosting-prices.json' with { type: 'json' };
import type { Section } from './docs-operate.ts';

const { limits, prices, included, sources } = hosting;
const count = new Intl.NumberFormat('en').format;
const dollars = (amount: number) => (amount === 0 ? 'nothing' : `$${Number(amount.toPrecision(2))}`);

const CONFIGURATIONS: [Configuration, name: string][] = [
  ['static', 'Host of files'],
  ['worker', 'Worker with static assets'],
  ['store', 'Worker with an object store'],
];

const COSTS: [keyof Costs, name: string][] = [
  ['millionReads', 'A million reads of listings by the API'],
  ['millionViews', 'A million views of pages of listings'],
  ['millionSearches', 'A million searches by the API'],
  ['thousandChanges', 'A thousand listings that are new or changed'],
  ['thousandListingsMonth', 'A thousand listings kept for a month'],
];

const sections = (languages: number): Section[] => [
  {
    id: 'size',
    title: 'How many listings fit',
    text: [
      `A deployment to Cloudflare may have ${count(limits.files_free)} files on the free plan and ${count(limits.files_paid)} on the paid one, of at most ${limits.file_mib} MiB each. Every listing is a JSON file and one page for each language, and lists add some. The numbers are for the ${languages === 1 ? 'one language' : `${languages} languages`} of this catalog, with preview images for its 1 000 best listings, and with a worker for search: "api"; an index for the search page is one more file for each listing.`,
      'A host of files like GitHub Pages has other limits: a published site of at most 1 GB. Its column counts as Cloudflare counts.',
    ],
    table: {
      head: ['Configuration', 'Files for each listing', 'Listings, free plan', 'Listings, paid plan'],
      rows: CONFIGURATIONS.map(([configuration, name]) => [
        name,
        filesOfListing(configuration, languages).toFixed(1),
        count(mostListings(configuration, 'free', languages)),
        count(mostListings(configuration, 'paid', languages)),
      ]),
    },
  },
  {
    id: 'cost',
    title: 'What it costs',
    text: [
      `In US dollars, computed from the prices of Cloudflare as they were looked up on ${hosting.looked_up_on}. They are beyond what the paid plan of $${prices.workers_paid_month} a month includes: ${included.million_requests} million requests, ${included.million_cpu_ms} million milliseconds, ${included.million_r2_reads} million reads and ${included.million_r2_writes} million writes of objects, ${included.r2_gb_month} GB of objects. The free plan ends at ${count(limits.requests_a_day_free)} requests to the worker a day.`,
      `Assumed are ${CPU_MS} milliseconds for a request, one count of it for its plan, and ${count(ROWS_OF_SEARCH)} rows for a search; measured are ${count(LISTING_BYTES)} bytes for the JSON of a listing and ${count(PAGE_BYTES)} for its page. Pages that are static assets cost nothing, however often they are read.`,
      'The prices are at the addresses below the table.',
    ],
    links: Object.values(sources),
    table: {
      head: ['What', ...CONFIGURATIONS.map(([, name]) => name)],
      rows: COSTS.map(([part, name]) => [
        name,
        ...CONFIGURATIONS.map(([configuration]) =>
          configuration === 'static' && part === 'millionSearches'
            ? 'not there'
            : dollars(costs(configuration, languages)[part]),
        ),
      ]),
    },
  },
  {
    id: 'choice',
    title: 'Which one to take',
    text: [
      'Begin with the worker and its static assets, or with a host of files if you need no submissions, search by the API, limits and webhooks. Nothing but host in data/catalog.json differs, so you can change later.',
      'Turn to the object store when the number of listings comes near the table above. Then what there is once for each listing, its JSON and its pages, is in the store; lists, tables and everything else stay static assets. All addresses stay as they are.',
    ],
  },
  {
    id: 'store',
    title: 'Turn to an object store',
    text: [
      'R2, or any other store with the S3 API. The build stays as it is, whole and in one folder; publish sends each file of a listing under the sha256 of its bytes, and only those the store does not have. Then it deploys the rest, and takes away what neither the build that was live nor one of the last three needs. Ended in the middle, publish goes on from there when it runs again.',
    ],
    steps: [
      'Make a bucket that nobody else writes to, or choose a folder of one. It need not be public.',
      'Make a key of the store that may read and write objects in this bucket. Store its two parts as the secrets CATALOG_STORE_KEY_ID and CATALOG_STORE_SECRET of the repository.',
      'Put listing_store into data/catalog.json: endpoint is the address of the S3 API, for R2 with the id of your account; prefix is the folder. Another store than R2 also has a region.',
      'With R2, bind the bucket to the worker: uncomment r2_buckets in api-worker/wrangler.jsonc and name the bucket. The worker then reads without a key. With another store publish hands the key to the worker as a secret.',
      'Run the workflow publish. The first time it sends everything. To go back take listing_store out and publish again; then empty the folder of the bucket.',
    ],
    command:
      '"listing_store": { "endpoint": "https://ACCOUNT.r2.cloudflarestorage.com", "bucket": "catalog", "prefix": "catalog" }',
  },
  {
    id: 'feeds',
    title: 'More feeds',
    text: [
      'The workflow sync reads the feeds in several jobs side by side, and one job writes. For more of them add numbers to shard in .github/workflows/sync.yml, like [1, 2, 3, 4, 5, 6, 7, 8]; each job reads its share, and nothing else need be changed. Many feeds on one host are slow all the same: no host is asked faster than it likes.',
    ],
  },
  {
    id: 'searches',
    title: 'More searches',
    text: [
      `Searches and filters read the database D1, which may have ${limits.d1_gb_paid} GB on the paid plan and is in one place. Copies for reading near your callers are switched on in the dashboard of Cloudflare, at the database, under Settings, and cost nothing more. Searches read the nearest copy; one that does not know the build yet is passed over for the first database, so that an answer is always whole. Everything else reads and writes there.`,
    ],
  },
];

export const scaleDocs = {
  title: 'Grow, and what it costs',
  lead: 'How many listings fit on which host, what they cost there, and what to change when there are more.',
  sections,
};

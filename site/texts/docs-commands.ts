/** Every step of a catalog as a command, for who works by hand. The docs are in English only. */
import type { Section } from './docs-operate.ts';

const sections: Section[] = [
  {
    id: 'follow',
    title: 'Follow feeds',
    text: [
      'One file each in data/feeds: an address to follow, or a whole PAD JSON document for software whose publisher hosts none. The address may lead to a PAD JSON or PAD XML file, a catalog manifest, an OpenAPI document, a GitHub or GitLab repository, or a page that names its feed in a link of type application/pad+json. What it is is found out by itself.',
      'Further sources of the same listing stand in "also", a list of { "url": … }, and fill what the first leaves empty. Commit the files: only what is committed is read.',
    ],
    command:
      'npx catalog add-feed https://publisher.example/product.json\nnpx catalog validate data/feeds\nnpx catalog convert old-pad.xml > product.json',
  },
  {
    id: 'sync',
    title: 'Sync',
    text: [
      'Each new listing becomes one commit on a branch moderation/<slug>. Harmless updates of published listings, such as a new version or a better summary, are committed to the main branch; a changed name, slug, vendor, kind, license type or host becomes a moderation branch again.',
      'A feed that fails keeps its last good data and is asked less and less often; the command feeds shows how each one stands. What has not changed costs one small request: what a run remembers is in .cache, which may be deleted at any time. A run that would change much of the catalog at once stops and says so; guards in data/catalog.json says how much is much.',
      'A large catalog shares the work: the same commit in each of four jobs, then one that brings their results together.',
    ],
    command:
      'npx catalog sync --dry-run\nnpx catalog sync\nnpx catalog feeds --failing\n\n# shared by four jobs\nnpx catalog sync --shard 1/4\nnpx catalog sync --merge .cache/shards',
  },
  {
    id: 'review',
    title: 'Review',
    text: [
      'Publishing is a real merge, and nothing is published before it. Edit a listing in its branch, or later on main: what you correct is kept as an override, and no feed undoes it. A withdrawn listing answers 410 with your reason, a renamed one leads to its new address.',
      'Proposals are ordinary branches of your clone. Push them to share them; a reviewer elsewhere fetches them the same way.',
    ],
    command:
      'npx catalog moderation list\nnpx catalog moderation show <slug>\nnpx catalog moderation publish <slug>\nnpx catalog moderation reject <slug> --reason "…"\nnpx catalog moderation withdraw <slug> --reason "…"\nnpx catalog moderation rename <slug> <new-slug>\n\ngit push origin main \'refs/heads/moderation/*\'\ngit fetch origin \'refs/heads/moderation/*:refs/heads/moderation/*\'',
  },
  {
    id: 'build',
    title: 'Build and publish',
    text: [
      'build writes dist from the commit that is checked out: the same commit gives the same bytes. publish builds, compares with what is live, and deploys to Cloudflare: it hands the worker the search rows that have changed (CATALOG_INTERNAL_KEY proves who does), then the files, then says that they are live.',
      'For a static host set host to static in data/catalog.json, and copy dist: its links then end in .json. Who deploys dist with the worker in another way hands the rows over before, and the rest after.',
    ],
    command:
      'npx catalog build\nnpx catalog publish\n\n# deployed in another way\nnpx catalog hand-over --rows-only\nnpx catalog hand-over',
  },
  {
    id: 'sign',
    title: 'Sign and export',
    text: [
      'signing-key makes a pair of keys; publish then signs, and anybody checks that every file is yours. export writes the whole catalog as NDJSON and as one SQLite file, with the report of the month.',
    ],
    command: 'npx catalog signing-key private.pem\nnpx catalog verify https://catalog.example\nnpx catalog export',
  },
  {
    id: 'rank',
    title: 'Ask the rank',
    text: [
      'How a score came about; whether a whole build holds, computed again from its public JSON alone (at your own base_url many files at a time, anywhere else one a second); what other weights would change; and the places of a month, kept for the history.',
    ],
    command:
      'npx catalog rank --explain <slug>\nnpx catalog rank --verify\nnpx catalog rank --impact weights.json\nnpx catalog rank --snapshot',
  },
  {
    id: 'publishers',
    title: 'Be publisher and operator on one machine',
    text: [
      'With a token for his domain a publisher sends a document, or the address of one, and sees what becomes of it at the address in Location. A document that names a webhook gets signed events; webhook listen is a receiver to try them with.',
      'The domain of a homepage is proved by a line that moderation show prints: as a TXT record _catalog.<domain>, or in https://<host>/.well-known/catalog-verification.txt. It is looked for when the listing is new or changes, at sync --feed <name>, else once a week; once found, every day. It earns the badge verified and counts in the rank.',
    ],
    command:
      "INTERNAL_KEY=try npm start\n\n# in a second terminal\nexport CATALOG_INTERNAL_KEY=try CATALOG_WORKER_URL=http://localhost:8787\nnpx catalog token issue --domain maker.example\ncurl localhost:8787/api/v1/submit/pad -H 'Authorization: Bearer cat_…' -H 'Content-Type: application/json' -d @product.json\nnpx catalog sync",
  },
  {
    id: 'forges',
    title: 'Tokens of forges, exit codes',
    text: [
      'GITHUB_TOKEN and GITLAB_TOKEN (with GITLAB_HOST for a self-managed one) raise the limits of the APIs of these forges; each is sent to its own host only.',
      'Every command has --help, those that machines may read have --json, and exit codes are 0 (done), 1 (problems found) and 2 (wrong usage). After npm ci each command is also there as npx catalog.',
    ],
  },
];

export const commandsDocs = {
  title: 'Every step by hand',
  lead: 'What the workflows do by themselves, as commands for your own machine: follow feeds, review, build, publish, check.',
  sections,
};

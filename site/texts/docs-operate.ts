/** How to run a catalog of one's own. The docs are in English only. */

export interface Section {
  id: string;
  title: string;
  text: string[];
  steps?: string[];
  command?: string;
  table?: { head: string[]; rows: string[][] };
  /** Shown as they are, below the rest. */
  examples?: string[];
  /** Addresses outside, below that. */
  links?: string[];
}

const sections: Section[] = [
  {
    id: 'copy',
    title: '1. Make a copy yours',
    text: [
      'You need a repository on GitHub with a copy of the code, and an address where the catalog will be: on Cloudflare, or on GitHub Pages. Everything else is in the repository.',
    ],
    steps: [
      'Push the copy to a repository of your own. Its published branch is called main; if yours has another name, change it in data/catalog.json and in the workflows. A test says where.',
      'In data/catalog.json set name, tagline, summary, vendor and base_url, the https address of the catalog. Set host to worker for Cloudflare, or to static for GitHub Pages.',
      'Set moderation to { "mode": "github" }. Then whatever waits for a person is a pull request.',
      'Put the categories you want into data/categories.json, and the feeds you want to follow into data/feeds. Take out what came with the copy: data/feeds, data/listings, data/moderation and data/rank may begin empty.',
      'In .github/CODEOWNERS put your own people or team in the place of the example.',
      'See that all is well, commit, and push.',
    ],
    command: 'npm ci && npm run check',
  },
  {
    id: 'rights',
    title: '2. Rights of the workflows',
    text: [
      'In the settings of the repository, under Actions, General. Each job is given only the rights it names; this is the frame around them.',
    ],
    steps: [
      'Workflow permissions: read repository contents.',
      'Approval for running workflows from forks: at least for everybody who has not contributed before.',
      'Allow GitHub Actions to create and approve pull requests: yes, unless you make an App in the next step.',
    ],
  },
  {
    id: 'app',
    title: '3. An App that writes',
    text: [
      'Recommended, and not needed for a try. A pull request that was opened with the default token starts no checks until somebody who may write approves them; one of an App starts them by itself. An App can also be let through the rules of the published branch.',
    ],
    steps: [
      'In your account or organisation, under Developer settings, make a new GitHub App without a webhook. Give it the repository permissions Contents: read and write, and Pull requests: read and write. GitHub adds Metadata: read.',
      'Install it on this one repository.',
      'Store its client id as the variable APP_CLIENT_ID of the repository, under Secrets and variables, Actions.',
      'Make a private key, and store the whole file as the secret APP_PRIVATE_KEY. Then delete the file.',
    ],
  },
  {
    id: 'rules',
    title: '4. Protect the published branch',
    text: [
      'What is on the published branch is published, so nothing may come there unseen. In the settings of the repository make a ruleset for main.',
    ],
    steps: [
      'Restrict deletions, and block force pushes.',
      'Require a pull request, with one approval and a review from code owners.',
      'Require the status checks test and check. The second one looks at what a merge would change: a moderation branch may touch only its own listing and ledger record.',
      'Put the App on the bypass list, as always allowed. Then new versions and better summaries of published listings go straight to the branch, and only what needs a person waits.',
      'Without a bypass set moderation.updates to "pull-request" in data/catalog.json: all such updates then wait together in one pull request, moderation/_updates, and the places of each month in another.',
      'If you publish to GitHub Pages, let only main deploy to the environment github-pages.',
    ],
  },
  {
    id: 'publish',
    title: '5. Publish',
    text: [
      'The variable DEPLOY_TO of the repository says where to. As long as it is not set, the workflow publish does nothing.',
    ],
    steps: [
      'For Cloudflare set it to cloudflare. Make an API token with the permissions Account, Workers Scripts: Edit and, for an address in a zone of yours, Zone, Workers Routes: Edit. Store it as the secret CLOUDFLARE_API_TOKEN, and the id of the account as the secret CLOUDFLARE_ACCOUNT_ID.',
      'For Cloudflare also make the database, with npx wrangler d1 create catalog --config api-worker/wrangler.jsonc, and put the id it prints in the place of database_id in that file; the API token needs the permission Account, D1: Edit, too. Its tables, and the Durable Objects, are made by publish: the migrations are in the repository, and nothing in them is ever renamed or taken away. Then store a long random text as the secret CATALOG_INTERNAL_KEY: publish gives it to the worker, which then takes the search rows, and the sync logs, from whoever knows it. openssl rand -hex 32 prints one. Without it searches and filters answer 503.',
      'For GitHub Pages set it to pages, and choose GitHub Actions as the source, under Pages. A bare host of files has no tokens and no submissions, no free search in the API, no limits and no webhooks, and answers neither 410 nor 308.',
      'To deploy in a way of your own, run npx catalog publish --target folder, then deploy the folder dist. Where a worker serves it, run npx catalog hand-over --rows-only before and npx catalog hand-over after the deployment: they hand over the search rows, the events and the sync log.',
      'To sign what you publish, run npx catalog signing-key private.pem. Put the public key it prints into data/catalog.json as signing_key, store the whole file as the secret CATALOG_SIGNING_KEY, and delete it. Then anybody can check with npx catalog verify and the address of the catalog that every file is yours and that nobody went back to an older build.',
      'The files with the whole catalog are for keys of the top tier. To give them to everybody set exports to open in data/catalog.json. The workflow export keeps them as an artifact each month, for whoever may read the repository.',
      'Run the workflow publish by hand, the first time with the tick at “Nothing is live yet”. From then on it runs by itself after each merge and each sync.',
    ],
  },
  {
    id: 'publishers',
    title: '6. Let publishers in',
    text: [
      'Only with a worker. A publisher submits documents, looks after listings and receives events with a token for a domain. Either you issue it, once you know that the domain is the publisher’s, or the publisher proves the domain to the worker and gets it without you.',
    ],
    steps: [
      'To issue, list and revoke tokens set CATALOG_INTERNAL_KEY in your own shell to the secret of the worker, and run npx catalog token issue --domain with the domain, npx catalog token list, or npx catalog token revoke with the first eight characters.',
      'For webhooks give the worker the secret WEBHOOK_KEY: npx wrangler secret put WEBHOOK_KEY --config api-worker/wrangler.jsonc, and paste what openssl rand -base64 32 prints. It seals the secrets of all endpoints: with another key they cannot be opened, and nothing is sent. Without it there are no webhooks, and publish says so. Listings that were published before there were webhooks are not announced later.',
      'A submission waits for the next sync. To start one at once make a fine-grained token for the repository with Contents: read and write, store it in the same way as the secret GITHUB_DISPATCH_TOKEN of the worker, and name the repository, like works/catalog, as GITHUB_REPOSITORY under vars in api-worker/wrangler.jsonc.',
      'The worker asks Cloudflare’s resolver for the lines that prove domains. For another one that answers DNS over HTTPS in JSON set DNS_QUERY_URL under vars in the same file.',
    ],
    command: 'npx catalog token issue --domain maker.example',
  },
  {
    id: 'first-sync',
    title: '7. Read the feeds',
    text: [
      'Run the workflow sync by hand. It reads all feeds in several jobs, and opens a pull request for each new listing, or one for many. Its summary shows what a visitor would see. Merge what you want to publish; close the rest with a comment that says why, which goes into the ledger. From then on it runs every night.',
      'Somebody who asks for a listing with the form “Add my software” opens an issue. Make a label accepted-feed and give it to those you agree to: a pull request with the file of the feed follows. Only people with the right to triage can give labels, and the words of the issue are never run or repeated.',
      'Whoever has a token with Contents: write on the repository can also start a sync, with a repository dispatch of the type submission. That is what the worker does.',
    ],
  },
  {
    id: 'failures',
    title: '8. When something fails',
    text: [
      'A feed with problems makes no run fail: its listing keeps its last good data, and catalog feeds --failing names it. A scheduled run that does fail opens one issue, and adds to it while it is open.',
      'A run that would change, or a build that would lose, more than the guarded share of the listings stops and says so. Look first. Then run sync on your own machine with --allow-mass-change, or publish by hand with the tick at what you mean. A build of an older commit than what is live is refused in the same way.',
    ],
  },
  {
    id: 'languages',
    title: 'Languages, plans and categories',
    text: [
      'The pages speak the languages named in languages of data/catalog.json, English alone without that setting. The first is at the top of the site, each further one below its tag, like /de/. Each further language costs one more page per listing, list, category and filter, which counts where a host limits the number of files: with 10 000 listings, about 11 000 more. The docs stay in English.',
      'The texts of a language are in site/texts; English and German are there. For another one copy en.ts and the files en-… beside it, translate them, and name the language in site/language.ts; the compiler says what is missing. Tagline and summary in further languages are in translations of data/catalog.json, label and description of a category in translations of data/categories.json. What publishers write is shown in the language of the page where they wrote it in that language, and else in the one that the build chose.',
      'How often each plan may ask the read API is in plans of data/catalog.json, and the page about the plans shows it. npx catalog token issue --plan top prints a key of the top tier, and --plan free one for somebody who shares an address with many; with --domain it is a publisher’s token as well. npx catalog token revoke ends it, within a minute.',
    ],
    command: '"languages": ["en", "de"]',
  },
  {
    id: 'search-and-previews',
    title: 'The search page and preview images',
    text: [
      'What search of data/catalog.json says decides where the search page finds its answers. With static, or without the setting, it reads an index that the build writes into _search: nothing is asked of the worker, it works on every host, and costs one more file per listing. With api it asks the API, with every word, filter and order that the API has: take it for a catalog whose index would be too many files. A host of files has no API, so there the page always reads the index. Either way programs search by the API where there is a worker.',
      'Where a link to a page is shared, sites show the image that the page names (Open Graph). The build draws one for the catalog and for each category with listings, in each language, and one for each of the first 1 000 listings by rank; the others share that of their category. preview_images of data/catalog.json is another number, and 0 means no images at all. Each is a file of some 16 kB, which counts where a host limits their number.',
      'An image is drawn again only when its words change, and takes about 25 ms of a processor: a first build of 1 000 takes some 25 seconds more. The font has the Latin, Greek and Cyrillic letters. A listing with a name or vendor in others shares the image of its category, and a catalog with such a name has no images.',
    ],
    command: '"search": "static", "preview_images": 1000',
  },
  {
    id: 'names',
    title: 'Every secret and variable of the repository',
    text: ['None of them is needed for anything else, and no pull request is given any.'],
    table: {
      head: ['Name', 'What it is', 'Used by'],
      rows: [
        ['APP_CLIENT_ID', 'Variable: client id of the App', 'sync, export, add-feed'],
        ['APP_PRIVATE_KEY', 'Secret: private key of the App', 'sync, export, add-feed'],
        ['DEPLOY_TO', 'Variable: cloudflare or pages', 'publish'],
        ['CATALOG_INTERNAL_KEY', 'Secret: what the pipeline proves itself to the worker with', 'sync, publish'],
        ['CLOUDFLARE_API_TOKEN', 'Secret: token that may deploy the worker', 'publish'],
        ['CLOUDFLARE_ACCOUNT_ID', 'Secret: id of the account', 'publish'],
        ['CATALOG_SIGNING_KEY', 'Secret: private key that signs what is published', 'publish'],
        ['CATALOG_STORE_KEY_ID', 'Secret: id of the key of the object store, where there is one', 'publish'],
        ['CATALOG_STORE_SECRET', 'Secret: the key itself', 'publish'],
      ],
    },
  },
  {
    id: 'worker-names',
    title: 'Every secret and variable of the worker',
    text: [
      'All of them are optional. A secret is set with wrangler secret put, a variable under vars in api-worker/wrangler.jsonc. TRUSTED_ADDRESSES is for development: a worker that is deployed with it refuses to keep webhooks.',
    ],
    table: {
      head: ['Name', 'What it is', 'Without it'],
      rows: [
        ['INTERNAL_KEY', 'A secret, set by publish from CATALOG_INTERNAL_KEY', 'No search, no tokens, no submissions'],
        ['WEBHOOK_KEY', 'A secret: 32 random bytes in base64', 'No webhooks'],
        ['GITHUB_DISPATCH_TOKEN', 'A secret: token that may start the sync', 'Submissions wait for the next sync'],
        ['GITHUB_REPOSITORY', 'A variable, like works/catalog', 'Submissions wait for the next sync'],
        [
          'OPEN_SUBMISSIONS',
          'A variable: how many submissions of one publisher may wait for a decision, as text like "500"',
          '200, which are at most some 50 megabytes of the database',
        ],
        ['DNS_QUERY_URL', 'A variable: an address for DNS over HTTPS in JSON', 'Cloudflare’s resolver is asked'],
      ],
    },
  },
  {
    id: 'worker-size',
    title: 'Size and start of the worker',
    text: [
      'The worker is 294 KiB compressed, as npx wrangler deploy --dry-run says; a test keeps it below 500 kB and free of code that makes code out of text. Cloudflare takes 3 MB on the free plan.',
      'An isolate that starts cold uses about 130 ms of processor time until its first answer: the time that the workerd of this repository used from its start to the first answer of the bundle, less that of an empty worker, median of 15 starts on a busy machine with two cores. Afterwards it is not paid again for as long as the isolate lives.',
    ],
  },
  {
    id: 'shell-names',
    title: 'What commands read from your shell',
    text: ['For commands that you run yourself. Workflows have what they need from the tables above.'],
    table: {
      head: ['Name', 'What it is', 'Used by'],
      rows: [
        ['CATALOG_INTERNAL_KEY', 'The worker’s INTERNAL_KEY', 'token, sync, publish, hand-over'],
        [
          'CATALOG_WORKER_URL',
          'Where the worker is, if not at base_url, like http://localhost:8787',
          'token, sync, publish, hand-over',
        ],
        ['CATALOG_SIGNING_KEY', 'The private key that signs a build', 'publish'],
        [
          'CATALOG_READ_KEY',
          'A key of a larger plan, for a live catalog that limits how fast it is read',
          'verify, rank --verify',
        ],
        ['CATALOG_WEBHOOK_SECRET', 'A receiver’s secret, in place of --secret', 'webhook'],
        ['INTERNAL_KEY, WEBHOOK_KEY', 'What the worker on this machine is given', 'start'],
        ['GITHUB_TOKEN, GITLAB_TOKEN, GITLAB_HOST', 'Raise the limits of the forges’ APIs', 'sync, validate'],
      ],
    },
  },
  {
    id: 'permissions',
    title: 'Every permission of the workflows',
    text: ['Of the default token, job by job. Everything that is not named is refused.'],
    table: {
      head: ['Workflow', 'When', 'May'],
      rows: [
        ['ci', 'pull requests, and pushes to main', 'contents: read'],
        ['review', 'pull requests', 'contents: read'],
        ['sync', 'every night, by hand, after a submission', 'contents: write, pull-requests: write'],
        ['publish', 'pushes to main, by hand, after a sync', 'contents: read, pages: write, id-token: write'],
        ['export', 'the first days of a month, by hand', 'contents: write, pull-requests: write'],
        ['add-feed', 'an issue is labelled', 'contents: write, pull-requests: write, issues: read'],
        ['report-failure', 'after a scheduled run that failed', 'issues: write'],
      ],
    },
  },
];

export const operateDocs = {
  title: 'Run your own catalog',
  lead: 'Step by step from a copy of the code to a catalog that reads its feeds every night, asks you what to publish, and deploys itself.',
  sections,
};

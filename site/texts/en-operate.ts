/** How to run a catalog of one's own, in English. */

interface Section {
  id: string;
  title: string;
  text: string[];
  steps?: string[];
  command?: string;
  table?: { head: string[]; rows: string[][] };
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
      'For GitHub Pages set it to pages, and choose GitHub Actions as the source, under Pages. A bare host of files has no submissions, no free search in the API, no limits and no webhooks, and answers neither 410 nor 308.',
      'Run the workflow publish by hand, the first time with the tick at “Nothing is live yet”. From then on it runs by itself after each merge and each sync.',
    ],
  },
  {
    id: 'first-sync',
    title: '6. Read the feeds',
    text: [
      'Run the workflow sync by hand. It reads all feeds in several jobs, and opens a pull request for each new listing, or one for many. Its summary shows what a visitor would see. Merge what you want to publish; close the rest with a comment that says why, which goes into the ledger. From then on it runs every night.',
      'Somebody who asks for a listing with the form “Add my software” opens an issue. Make a label accepted-feed and give it to those you agree to: a pull request with the file of the feed follows. Only people with the right to triage can give labels, and the words of the issue are never run or repeated.',
      'Whoever has a token with Contents: write on the repository can also start a sync, with a repository dispatch of the type submission.',
    ],
  },
  {
    id: 'failures',
    title: '7. When something fails',
    text: [
      'A feed with problems makes no run fail: its listing keeps its last good data, and catalog feeds --failing names it. A scheduled run that does fail opens one issue, and adds to it while it is open.',
      'A run that would change, or a build that would lose, more than the guarded share of the listings stops and says so. Look first. Then run sync on your own machine with --allow-mass-change, or publish by hand with the tick at what you mean. A build of an older commit than what is live is refused in the same way.',
    ],
  },
  {
    id: 'names',
    title: 'Every secret and variable',
    text: ['None of them is needed for anything else, and no pull request is given any.'],
    table: {
      head: ['Name', 'What it is', 'Used by'],
      rows: [
        ['APP_CLIENT_ID', 'Variable: client id of the App', 'sync, export, add-feed'],
        ['APP_PRIVATE_KEY', 'Secret: private key of the App', 'sync, export, add-feed'],
        ['DEPLOY_TO', 'Variable: cloudflare or pages', 'publish'],
        ['CLOUDFLARE_API_TOKEN', 'Secret: token that may deploy the worker', 'publish'],
        ['CLOUDFLARE_ACCOUNT_ID', 'Secret: id of the account', 'publish'],
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

export const operateTexts = {
  operateDocs: {
    title: 'Run your own catalog',
    lead: 'Step by step from a copy of the code to a catalog that reads its feeds every night, asks you what to publish, and deploys itself.',
    sections,
  },
};

/** The rules that hold for every workflow, read off the files themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import settings from '../../data/catalog.json' with { type: 'json' };
import { JOBS } from '../../pipeline/cli/ci.ts';
import { ADDRESS_QUESTION } from '../../pipeline/collect/feeds/add-feed.ts';

const GITHUB = join(import.meta.dirname, '..', '..', '.github');
const WORKFLOWS = join(GITHUB, 'workflows');
const TEMPLATES = join(import.meta.dirname, '..', '..', 'pipeline', 'create', 'templates');

interface Step {
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  env?: unknown;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, { branches?: string[]; cron?: string }[] | { branches?: string[] } | null>;
  permissions: unknown;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  env?: unknown;
  jobs: Record<string, Job>;
}

const names = readdirSync(WORKFLOWS).sort();
const texts = new Map(names.map((name) => [name, readFileSync(join(WORKFLOWS, name), 'utf8')]));
const workflows = new Map([...texts].map(([name, text]) => [name, parse(text) as Workflow]));
const jobs = [...workflows].flatMap(([name, { jobs }]) =>
  Object.entries(jobs).map(([id, job]) => ({ where: `${name} ${id}`, name, id, job })),
);
const steps = jobs.flatMap(({ where, name, job }) => (job.steps ?? []).map((step) => ({ where, name, step })));
const called = ({ uses = '' }: Job) => workflows.get(uses.replace('./.github/workflows/', ''));
const writes = ({ permissions = {} }: Job) => Object.values(permissions).includes('write');

it('there are the workflows that the documentation names', () => {
  expect(names).toEqual([
    'add-feed.yml',
    'ci.yml',
    'export.yml',
    'nightly.yml',
    'publish.yml',
    'release.yml',
    'report-failure.yml',
    'review.yml',
    'sync.yml',
  ]);
});

describe.each([...workflows])('%s', (name, workflow) => {
  const text = texts.get(name) ?? '';

  it('is started by nothing that runs a stranger’s words or code with rights of ours', () => {
    const harmless = ['issues', 'pull_request', 'push', 'repository_dispatch', 'schedule'];
    expect([...harmless, 'workflow_call', 'workflow_dispatch']).toEqual(
      expect.arrayContaining(Object.keys(workflow.on)),
    );
  });

  it('grants nothing at the top, and each job no more than what it names', () => {
    expect(workflow.permissions).toEqual({});
    for (const [id, { permissions }] of Object.entries(workflow.jobs)) {
      expect(permissions, id).toBeTypeOf('object');
      expect(Object.keys(permissions ?? {}).length, id).toBeGreaterThan(0);
    }
  });

  it('names every action by its full hash, and says which version that is', () => {
    const uses = [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, action = '']) => action);
    for (const action of uses) {
      expect(action).toMatch(
        /^(?:[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/(?:workflows\/[\w-]+\.yml|actions\/prepare))$/,
      );
    }
  });

  it('ends in time', () => {
    for (const [id, { uses, 'timeout-minutes': minutes }] of Object.entries(workflow.jobs)) {
      if (uses === undefined) expect(minutes, id).toBeTypeOf('number');
    }
  });

  it('is not started on the full hour, when everybody is', () => {
    const { schedule } = workflow.on;
    for (const { cron = '' } of Array.isArray(schedule) ? schedule : []) expect(cron).toMatch(/^[1-9]\d? \d{1,2} /);
  });

  it('lets one run write at a time, and stops none in the middle', () => {
    if (!Object.values(workflow.jobs).some(writes) || name === 'report-failure.yml') return;
    expect(workflow.concurrency).toEqual({ group: expect.any(String), 'cancel-in-progress': false });
  });

  it('works on the published branch', () => {
    const main = settings.main_branch;
    for (const trigger of ['push', 'pull_request']) {
      const event = workflow.on[trigger];
      if (event && !Array.isArray(event)) expect(event.branches).toEqual([main]);
    }
    for (const { step } of steps.filter((entry) => entry.name === name)) {
      const { ref } = step.with ?? {};
      if (ref !== undefined && step.with?.path !== 'proposal') expect(ref).toBe(main);
    }
  });

  it('sets no variables for all of its jobs or steps', () => {
    expect(workflow.env).toBeUndefined();
    for (const job of Object.values(workflow.jobs)) expect(job.env).toBeUndefined();
  });

  it('uses no values but these', () => {
    const written = [...text.matchAll(/\$\{\{(.*?)\}\}/gs)].map(([, inside = '']) => inside);
    const conditions = [...text.matchAll(/^\s*(?:- )?if: (.*)$/gm)].map(([, condition = '']) => condition);
    for (const expression of [...written, ...conditions]) {
      const left = expression.replace(/'[^']*'|\$\{\{|\}\}/g, '').replaceAll(HARMLESS, '');
      expect(left, expression).toMatch(/^(?:\s|&&|\|\||==|!=|!|\(|\))*$/);
    }
  });
});

/** Numbers, hashes and names that GitHub or an operator gives; nothing a stranger can write. */
const HARMLESS = new RegExp(
  [
    'github\\.(?:event_name|event\\.issue\\.number|event\\.number|ref|repository|run_attempt|run_id|token)',
    // Compared with a text of ours, and never shown.
    'github\\.event\\.label\\.name',
    'matrix\\.shard|fromJSON|needs\\.build\\.outputs\\.digest|steps\\.build\\.outputs\\.digest|needs\\.plan\\.outputs\\.shards|steps\\.plan\\.outputs\\.shards|strategy\\.job-index|strategy\\.job-total|runner\\.temp|needs\\.(?:memory|plan|read|write)\\.result',
    'steps\\.(?:prepare\\.outputs\\.token|deployment\\.outputs\\.page_url)',
    'vars\\.(?:APP_CLIENT_ID|DEPLOY_TO)',
    'secrets\\.(?:APP_PRIVATE_KEY|CATALOG_HAND_OVER_KEY|CATALOG_RECORD_KEY|CATALOG_SIGNING_KEY|CATALOG_STORE_KEY_ID|CATALOG_STORE_SECRET|CATALOG_SUBMISSIONS_KEY|CLOUDFLARE_ACCOUNT_ID|CLOUDFLARE_API_TOKEN)',
    'cancelled\\(\\)|failure\\(\\)|hashFiles\\(\\)',
  ].join('|'),
  'g',
);

describe('all workflows', () => {
  it('know an action by one hash only', () => {
    const hashes = new Map<string, Set<string>>();
    for (const { step } of steps) {
      const [action = '', hash = ''] = step.uses?.split('@') ?? [];
      hashes.set(action, (hashes.get(action) ?? new Set()).add(hash));
    }
    for (const [action, found] of hashes) expect(found.size, action).toBe(1);
  });

  it('leave no token behind in a checkout', () => {
    const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(5);
    for (const { where, step } of checkouts) expect(step.with?.['persist-credentials'], where).toBe(false);
  });

  it('hand a script its values as variables, never as part of its text', () => {
    for (const { where, step } of steps) expect(step.run ?? '', where).not.toContain('${{');
  });

  it('set nothing for later steps', () => {
    for (const { where, step } of steps) {
      expect(step.run ?? '', where).not.toMatch(/GITHUB_(?:ENV|PATH|OUTPUT)|set-env|add-path/);
    }
  });

  it('give a token to steps that need one, and to no other', () => {
    for (const { where, step } of steps) {
      const given = Object.entries(step.env ?? {}).filter(([, value]) => /token|secrets\./.test(String(value)));
      if (given.length === 0) continue;
      expect(step.run, where).toMatch(
        /\b(?:node pipeline\/cli\/cli\.ts|node pipeline\/create\/templates\/generated\/sign\.mjs|gh (?:issue|release)) /,
      );
      expect(step.run, where).not.toMatch(/\bnp[mx] /);
    }
  });

  it('give nothing to pull requests: no right to write, no secret, no memory of other runs', () => {
    const open = jobs.filter(({ name }) => Object.hasOwn(workflows.get(name)?.on ?? {}, 'pull_request'));
    expect(open.map(({ where }) => where)).toEqual(['ci.yml test', 'review.yml check']);
    for (const { where, name, job } of open) {
      expect(job.permissions, where).toEqual({ contents: 'read' });
      expect(texts.get(name)).not.toMatch(/secrets\.|\.token|actions\/cache/);
    }
  });

  it('call others with at least the rights that those grant their jobs, and under another lock', () => {
    const callers = jobs.filter(({ job }) => job.uses !== undefined);
    expect(callers.map(({ where }) => where)).toEqual([
      'export.yml report',
      'nightly.yml report',
      'sync.yml publish',
      'sync.yml report',
    ]);
    for (const { where, name, job } of callers) {
      const callee = called(job);
      for (const inner of Object.values(callee?.jobs ?? {})) {
        expect(job.permissions, where).toMatchObject(inner.permissions ?? {});
      }
      expect(callee?.concurrency?.group, where).not.toBe(workflows.get(name)?.concurrency?.group);
    }
  });

  it('report when a scheduled run fails, whichever of its jobs it was', () => {
    const scheduled = [...workflows].filter(([, { on }]) => Object.hasOwn(on, 'schedule'));
    expect(scheduled.map(([name]) => name)).toEqual(['export.yml', 'nightly.yml', 'sync.yml']);
    for (const [name, { jobs: all }] of scheduled) {
      const { report, ...others } = all;
      expect([report?.needs].flat(), name).toEqual(Object.keys(others));
      expect(report?.if, name).toMatch(/^\$\{\{ failure\(\) && github\.event_name == 'schedule' \}\}$/);
    }
  });

  it('publish after a sync has written, although pushes of the default token start nothing', () => {
    const publish = workflows.get('sync.yml')?.jobs.publish;
    expect(publish).toMatchObject({ needs: 'write', uses: './.github/workflows/publish.yml' });
  });
});

describe('the keys', () => {
  const given = (secret: string) =>
    steps.filter(({ step }) => JSON.stringify(step.env ?? {}).includes(secret)).map(({ where }) => where);

  it('that sign proposals and builds are in different jobs, and in none that reads feeds or pull requests', () => {
    expect(given('CATALOG_RECORD_KEY')).toEqual(['sync.yml write']);
    expect(given('CATALOG_SIGNING_KEY')).toEqual(['publish.yml sign']);
  });
});

/** What both kinds of operators have: those of a clone, and those of a catalog that `create` has made. */
const templates = readdirSync(join(TEMPLATES, 'workflows')).map((name) => ({
  name: `template ${name}`,
  text: readFileSync(join(TEMPLATES, 'workflows', name), 'utf8').replaceAll('BRANCH', settings.main_branch),
}));
const clones = [...texts].map(([name, text]) => ({ name, text }));
/** For those who work on the code, and the one that does without the engine, whose installation may be what failed. */
const WITHOUT_ENGINE = /ci\.yml$|nightly\.yml$|release\.yml$|report-failure\.yml$/;
const operators = [...clones, ...templates].filter(({ name }) => !WITHOUT_ENGINE.test(name));

/** One file without packages. */
const SIGNS = /^node (?:engine|pipeline\/create\/templates\/generated)\/sign\.mjs kept$/;

describe.each(operators)('the jobs of $name', ({ text }) => {
  const workflow = parse(text) as Workflow;
  const own = Object.entries(workflow.jobs);

  it.each(own)('%s has at most 17 lines, and a line for each value that it is given', (id, job) => {
    const [, body = ''] = new RegExp(`^  ${id}:\n((?:(?: {4}.*)?\n)*)`, 'm').exec(text) ?? [];
    const lines = body.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
    const secrets = Object.keys((job as { secrets?: object }).secrets ?? {});
    const values = (job.steps ?? []).flatMap(({ env = {} }) => Object.keys(env));
    const given = [...values, ...secrets];
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.length + 1 - given.length - (values.length > 0 ? 1 : 0)).toBeLessThanOrEqual(17);
    expect(lines.length + 1).toBeLessThanOrEqual(22);
  });

  it('restore no cache where anything else is done, because it can write anywhere', () => {
    for (const [id, job] of own) {
      const isRestored = JSON.stringify(job.steps ?? []).includes('actions/cache/restore@');
      const others = (job.steps ?? []).filter(({ run, env, uses = '' }) => run ?? env ?? uses.startsWith('./'));
      if (isRestored) expect(others, id).toEqual([]);
      expect(JSON.stringify(job.steps ?? []), id).not.toContain('actions/cache@');
    }
  });

  it('install nothing where the key that signs is', () => {
    for (const [id, job] of own.filter(([, { steps = [] }]) => JSON.stringify(steps).includes('SIGNING_KEY'))) {
      const runs = (job.steps ?? []).flatMap(({ run = [] }) => run);
      expect([id, runs.length, SIGNS.test(runs[0] ?? ''), JSON.stringify(job).includes('prepare')]).toEqual([
        ...['sign', 1, true, false],
      ]);
    }
  });

  it('run nothing but a job of `catalog ci` that is there', () => {
    for (const run of own.flatMap(([, job]) => job.steps ?? []).flatMap(({ run = [] }) => run)) {
      if (SIGNS.test(run)) continue;
      const [, name = ''] = /^(?:node pipeline\/cli\/cli\.ts|npx --no catalog) ci ([a-z-]+)$/.exec(run) ?? [];
      expect(Object.keys(JOBS), run).toContain(name);
    }
  });

  it('know the secrets of their job alone: none where feeds are read or a stranger’s proposal is, nowhere the worker’s whole key', () => {
    for (const [id, job] of own) {
      const calls = (job.steps ?? []).flatMap(({ run = [] }) => run).join();
      const secrets = new Set(
        [...JSON.stringify(job.steps ?? []).matchAll(/secrets\.([A-Z_]+)/g)].map(([, one]) => one),
      );
      const allowed = SECRETS_OF[calls.split(' ').at(-1) ?? ''] ?? [];
      expect(allowed, id).toEqual(expect.arrayContaining([...secrets]));
    }
  });
});

const OF_HOST = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'CATALOG_STORE_KEY_ID', 'CATALOG_STORE_SECRET'];
/** Job of `catalog ci` → the secrets that its job may see; all others see none. */
const SECRETS_OF: Record<string, string[]> = {
  ask: ['CATALOG_SUBMISSIONS_KEY'],
  write: ['APP_PRIVATE_KEY', 'CATALOG_SUBMISSIONS_KEY', 'CATALOG_RECORD_KEY'],
  // The signer.
  kept: ['CATALOG_SIGNING_KEY'],
  deploy: ['CATALOG_HAND_OVER_KEY', ...OF_HOST],
  'add-feed': ['APP_PRIVATE_KEY'],
  snapshot: ['APP_PRIVATE_KEY'],
};

describe.each([
  ['of a clone', join(GITHUB, 'actions', 'prepare', 'action.yml')],
  ['of a new catalog', join(TEMPLATES, 'prepare.yml')],
])('what each job begins with, %s', (_whose, path) => {
  const text = readFileSync(path, 'utf8');
  const { runs } = parse(text) as { runs: { using: string; steps: Step[] } };

  it('gives the key of the App to its action alone, and no value to a script', () => {
    expect(runs.using).toBe('composite');
    for (const { run, uses = '', env, with: given } of runs.steps) {
      expect([run ?? 'npm ci', env]).toEqual(['npm ci', undefined]);
      if (JSON.stringify(given ?? {}).includes('inputs.key'))
        expect(uses).toMatch(/^actions\/create-github-app-token@/);
    }
  });

  it('names every action by the hash that the workflows know', () => {
    for (const { uses } of runs.steps) {
      if (uses !== undefined) expect(text).toMatch(new RegExp(`${uses} # v\\d+\\.\\d+\\.\\d+\\n`));
      if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    }
  });

  it('remembers nothing, so that no pull request leaves anything behind', () => {
    expect(text).not.toContain('actions/cache');
  });
});

it('a submission starts the sync: the worker sends the event that the workflow listens to', () => {
  const dispatch = readFileSync(join(GITHUB, '..', 'api-worker', 'submit', 'start-sync.ts'), 'utf8');
  const [, event = ''] = /EVENT = '(\w+)'/.exec(dispatch) ?? [];
  expect(workflows.get('sync.yml')?.on.repository_dispatch).toEqual({ types: [event] });
});

describe('what people meet', () => {
  const guide = readFileSync(join(GITHUB, '..', 'site', 'content', 'docs', 'en', 'operate.md'), 'utf8');

  it('the guide for operators names every secret and variable', () => {
    const used = [...texts.values()].join('\n').matchAll(/(?:secrets|vars)\.([A-Z_]+)/g);
    const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| (?:Secret|Variable): /gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual([...new Set([...used].map(([, name]) => name))].sort());
  });

  it.each(names)('the guide for operators names every permission of %s', (name) => {
    const granted = new Map<string, string>();
    for (const { job } of jobs.filter((entry) => entry.name === name && entry.job.uses === undefined)) {
      for (const [scope, level] of Object.entries(job.permissions ?? {})) {
        if (granted.get(scope) !== 'write') granted.set(scope, level);
      }
    }
    const [, row = ''] = new RegExp(`^\\| ${name.replace('.yml', '')} \\|[^|]*\\| (.*) \\|$`, 'm').exec(guide) ?? [];
    const wanted = [...granted].map(([scope, level]) => `${scope}: ${level}`);
    expect(row.replaceAll('`', '').split(', ').sort()).toEqual(wanted.sort());
  });

  it('CODEOWNERS covers data, code, packages, the workflows and itself', () => {
    const rules = readFileSync(join(GITHUB, 'CODEOWNERS'), 'utf8').matchAll(/^(\S+)\s+@\S+$/gm);
    expect([...rules].map(([, path]) => path)).toEqual(['*']);
  });

  it('the form asks the question that its reader looks for, and gives no label', () => {
    const form = parse(readFileSync(join(GITHUB, 'ISSUE_TEMPLATE', 'add-my-software.yml'), 'utf8'));
    const questions = form.body.filter(({ type }: { type: string }) => type !== 'markdown');
    const required = questions.filter(
      ({ validations }: { validations: { required: boolean } }) => validations.required,
    );
    expect(required.map(({ attributes }: { attributes: { label: string } }) => attributes.label)).toEqual([
      ADDRESS_QUESTION,
    ]);
    expect(Object.keys(form)).not.toContain('labels');
  });

  it('every issue that the pages prepare has its form, with the questions that are filled in, and without a label', () => {
    const links = readFileSync(join(GITHUB, '..', 'site', 'frame', 'operator-links.ts'), 'utf8');
    const prepared = [
      ...links.matchAll(/template: '([^']+)', title[^,]*, fields: (?:address === '' \? \{\} : )?\{ ?(\w*)/g),
    ];
    expect(prepared.map(([, name]) => name).sort()).toEqual(readdirSync(join(GITHUB, 'ISSUE_TEMPLATE')).sort());
    for (const [, name = '', field = ''] of prepared) {
      const form = parse(readFileSync(join(GITHUB, 'ISSUE_TEMPLATE', name), 'utf8'));
      expect(form).not.toHaveProperty('labels');
      if (field !== '') expect(form.body.map(({ id }: { id?: string }) => id)).toContain(field);
    }
  });
});

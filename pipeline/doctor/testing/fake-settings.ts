/** GitHub's answers about the settings of a repository, in the form of its own description. */
import { type FakeAnswer, type FakeServer, startFakeServer } from '../../collect/forge/testing/fake-server.ts';

export interface RepositorySettings {
  branch: string;
  isProtected: boolean;
  /** Workflows may open pull requests. */
  mayPropose: boolean;
  /** Name of the file → state */
  workflows: Record<string, string>;
  /** undefined: Pages is off. */
  pages: { source: 'legacy' | 'workflow'; address: string } | undefined;
  secrets: string[];
}

const TIME = '2026-11-20T12:00:00Z';
const SHA = 'a'.repeat(40);

/** As GitHub answers somebody without the right to see them: what everybody may see, and nothing else. */
export function startFakeSettings(settings: () => RepositorySettings, token: string): Promise<FakeServer> {
  return startFakeServer(({ url, headers }) => {
    const part = url.pathname.replace('/repos/works/catalog/', '');
    const isAdministrator = headers.authorization === `Bearer ${token}`;
    if (!isAdministrator && !part.startsWith('branches/') && part !== 'actions/workflows') {
      return failure(part === 'pages' ? 404 : 401);
    }
    return answerTo(part, settings(), url.origin);
  });
}

function answerTo(part: string, settings: RepositorySettings, origin: string): FakeAnswer {
  const { branch, isProtected, mayPropose, workflows, pages, secrets } = settings;
  if (part === `branches/${branch}`) return { body: branchAnswer(branch, isProtected, origin) };
  if (part === 'actions/permissions/workflow') {
    return { body: { default_workflow_permissions: 'read', can_approve_pull_request_reviews: mayPropose } };
  }
  if (part === 'actions/workflows') {
    const files = Object.entries(workflows).map(([file, state], id) => workflowAnswer(file, state, id, origin));
    return { body: { total_count: files.length, workflows: files } };
  }
  if (part === 'actions/secrets') {
    const named = secrets.map((name) => ({ name, created_at: TIME, updated_at: TIME }));
    return { body: { total_count: named.length, secrets: named } };
  }
  if (part === 'pages' && pages !== undefined) return { body: pagesAnswer(pages, origin) };
  return failure(404);
}

function failure(status: number): FakeAnswer {
  return {
    status,
    body: { message: 'Not Found', documentation_url: 'https://docs.github.test', status: String(status) },
  };
}

function branchAnswer(name: string, isProtected: boolean, origin: string) {
  const address = `${origin}/repos/works/catalog/branches/${name}`;
  const signed = { verified: false, reason: 'unsigned', payload: null, signature: null, verified_at: null };
  const person = { name: 'A', email: 'a@works.example', date: TIME };
  const commit = {
    ...{ url: address, author: person, committer: person, message: 'Begin', comment_count: 0, verification: signed },
    tree: { sha: SHA, url: address },
  };
  return {
    name,
    commit: {
      ...{ url: address, sha: SHA, node_id: 'C_1', html_url: address, comments_url: address, commit },
      ...{ author: {}, committer: {}, parents: [] },
    },
    _links: { html: address, self: address },
    protected: isProtected,
    protection: { enabled: isProtected },
    protection_url: `${address}/protection`,
  };
}

function workflowAnswer(file: string, state: string, id: number, origin: string) {
  const address = `${origin}/repos/works/catalog/actions/workflows/${id}`;
  return {
    ...{ id, node_id: `W_${id}`, name: file, path: `.github/workflows/${file}`, state },
    ...{ created_at: TIME, updated_at: TIME, url: address, html_url: address, badge_url: address },
  };
}

function pagesAnswer({ source, address }: NonNullable<RepositorySettings['pages']>, origin: string) {
  return {
    ...{ url: `${origin}/repos/works/catalog/pages`, status: 'built', cname: null, custom_404: false },
    ...{ html_url: address, build_type: source, public: true },
  };
}

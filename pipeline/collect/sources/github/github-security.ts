/**
 * Where GitHub says that a vulnerability is reported. Only GraphQL knows whether there is a policy, and needs a token; it
 * is asked again when there is another release.
 */
import { Refused } from '../../../repo/fetch/refusals.ts';
import type { ForgeApi } from '../../forge/forge-api.ts';
import type { ForgeReleases, ForgeRepository } from '../../forge/forge-project.ts';
import { githubSecurity } from './github-answers.ts';

const SECURITY = `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { isSecurityPolicyEnabled securityPolicyUrl }
}`;

interface Place {
  api: ForgeApi;
  repository: ForgeRepository;
  /** Where to ask in GraphQL, which needs a token. */
  graphql: string | undefined;
}

/** Undefined where there is none, and where it cannot be known: a token need not be good for this. */
export async function readSecurityPolicy(
  { api, repository, graphql }: Place,
  { entries }: ForgeReleases,
): Promise<string | undefined> {
  if (graphql === undefined) return undefined;
  const [owner, name] = repository.path.split('/');
  const question = { query: SECURITY, variables: { owner, name } };
  try {
    return (await api.query(graphql, question, githubSecurity, entries[0]?.tag ?? '')).policy;
  } catch (error) {
    if (error instanceof Refused && error.refusal.code !== 'rate_limited') return undefined;
    throw error;
  }
}

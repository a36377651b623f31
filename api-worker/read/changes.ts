/** GET /api/v1/changes: what became of listings since a build, for callers who keep a copy of the catalog. */
import { files, type Site, urls } from '../../schemas/contracts/addresses.ts';
import type { ChangeList, ChangeTable } from '../../schemas/contracts/generated/read-api.ts';
import { readJson, siteOf } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { type Asked, badParameters, matching, readOne, unknownParameters } from '../base/parameters.ts';
import { json, problem } from '../base/responses.ts';

export async function changes(request: Request, env: Env): Promise<Response> {
  const asked: Asked = { parameters: new URL(request.url).searchParams, errors: [] };
  const expected = 'the id of a commit, or at least its first 7 characters: 7 to 64 of 0-9 and a-f';
  const since = readOne(asked, 'since', matching(/^[0-9a-f]{7,64}$/), expected);
  const errors = [...asked.errors, ...unknownParameters(asked.parameters, ['since'])];
  if (errors.length > 0) return badParameters(errors);
  const table = await readJson<ChangeTable>(env, files.changes);
  const answer = changesSince(table, since, await siteOf(env));
  return answer === undefined ? unknownBuild() : json(answer);
}

/** @param since id of a commit, or its beginning. @returns undefined if that is none, or several, of the list's */
function changesSince(table: ChangeTable, since: string | undefined, site: Site): ChangeList | undefined {
  const { data, build, commits, complete, links } = table;
  if (since === undefined) return { data, build, complete, links };
  const [seen, another] = commits.filter((commit) => commit.startsWith(since));
  if (seen === undefined || another !== undefined) return undefined;
  const later = new Set(commits.slice(0, commits.indexOf(seen)));
  return {
    data: data.filter(({ commit }) => later.has(commit)),
    build,
    complete: true,
    links: { self: urls.changes(site, seen) },
  };
}

function unknownBuild(): Response {
  const detail =
    '`since` is not a commit that the list of changes reaches back to, or is cut so short that it fits two. ' +
    'Note `build.commit` of /api/v1/changes, take a full copy from /api/v1/software, and ask since that commit next time.';
  return problem('unknown_build', detail);
}

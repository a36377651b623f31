/** The one door to the files of the build. */
import type { Env } from './env.ts';

/** The binding looks at the path alone; a name that exists nowhere shows that. */
const ANY_ORIGIN = 'https://assets.invalid';

/**
 * The file at a path of `dist/`, or undefined where there is none.
 * @param path with a leading slash, made of names that were checked: the binding decodes percent signs
 * @throws if the platform fails, so that a fault is never taken for an absent file
 */
export async function readAsset(env: Env, path: string): Promise<Response | undefined> {
  const answer = await env.ASSETS.fetch(ANY_ORIGIN + path, { redirect: 'manual' });
  if (answer.status === 200) return answer;
  await answer.body?.cancel();
  // A redirect leads to a page with a name like it, which is not the file that was asked for.
  if (answer.status === 404 || (answer.status >= 300 && answer.status < 400)) return undefined;
  throw new Error(`the static assets answered ${answer.status}`);
}

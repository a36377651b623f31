/** The README of a repository, read beside what its forge says of it. */
import { sha256 } from '../../repo/text/sha256.ts';
import type { About } from '../contract/about.ts';
import type { Shape } from './answer-shape.ts';
import type { ForgeReadme, ForgeRepository } from './forge-project.ts';

export function aboutOf({ name, path, description, topics, homepage }: ForgeRepository): About {
  return { name, alias: path.split('/').at(-1), description, topics, homepage };
}

/** Another description or another name may choose another paragraph: what is kept of the answer is worthless then. */
export function readmeShape(
  name: string,
  path: string,
  about: About,
  read: (bytes: Uint8Array) => Pick<ForgeReadme, 'summary' | 'text'>,
): Shape<ForgeReadme> {
  const { name: title, alias = '', description = '', topics = [], homepage = '' } = about;
  return {
    name: `${name}:${sha256(JSON.stringify([title, alias, description, topics, homepage])).slice(0, 16)}`,
    path,
    about,
    project: (body) => (body instanceof Uint8Array ? { ...read(body), digest: sha256(body) } : undefined),
  };
}

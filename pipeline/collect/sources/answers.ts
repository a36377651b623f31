/** Every kind of answer that is read from a forge's API, by the name that a reading thread is given. */
import type { About } from '../contract/about.ts';
import type { AnswerTask } from '../contract/isolated-reader.ts';
import { projectAnswer, type Shape } from '../forge/answer-shape.ts';
import {
  githubCommitDay,
  githubLatestRelease,
  githubReadme,
  githubReleases,
  githubRepository,
  githubTagDay,
  githubTagDays,
  githubTagNames,
  githubTags,
} from './github/github-answers.ts';
import { gitlabProject, gitlabReadme, gitlabReleases, gitlabTags } from './gitlab/gitlab-answers.ts';

const SHAPES: readonly ((path: string, about: About) => Shape<unknown>)[] = [
  () => githubRepository,
  () => githubReleases,
  () => githubTags,
  () => githubCommitDay,
  () => githubLatestRelease,
  () => githubTagNames,
  () => githubTagDays,
  () => githubTagDay,
  (_path, about) => githubReadme(about),
  () => gitlabProject,
  () => gitlabReleases,
  () => gitlabTags,
  gitlabReadme,
];

const NOTHING: About = { name: '' };

/** @throws Error where the name is not in the list above: no answer can cause that */
export function readAnswer({ shape: name, path = '', about = NOTHING }: AnswerTask, bytes: Uint8Array): unknown {
  const shape = SHAPES.map((make) => make(path, about)).find((each) => each.name === name);
  if (shape === undefined) throw new Error(`No shape of answers is called ${name}.`);
  return projectAnswer(shape, bytes);
}

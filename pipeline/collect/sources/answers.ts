/** Every answer of a forge's API that something is taken from, by name: what a thread is told to read. */
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

const SHAPES: readonly ((path: string) => Shape<unknown>)[] = [
  () => githubRepository,
  () => githubReleases,
  () => githubTags,
  () => githubCommitDay,
  () => githubLatestRelease,
  () => githubTagNames,
  () => githubTagDays,
  () => githubTagDay,
  () => githubReadme,
  () => gitlabProject,
  () => gitlabReleases,
  () => gitlabTags,
  gitlabReadme,
];

/** @throws Error where the name is not in the list above: no answer can cause that */
export function readAnswer({ shape: name, path = '' }: AnswerTask, bytes: Uint8Array): unknown {
  const shape = SHAPES.map((make) => make(path)).find((each) => each.name === name);
  if (shape === undefined) throw new Error(`No shape of answers is called ${name}.`);
  return projectAnswer(shape, bytes);
}

/** Reads an answer of a forge's API by the name of its shape, which is all that a reading thread is given. */
import type { About, AnswerTask } from '../contract/isolated-reader.ts';
import { projectAnswer } from '../forge/answer-shape.ts';
import * as github from './github/github-answers.ts';
import * as gitlab from './gitlab/gitlab-answers.ts';

const SHAPES = Object.values({ ...github, ...gitlab });
const NOTHING: About = { name: '' };

/** @throws Error where no shape has that name: no answer can cause that */
export function readAnswer({ shape: name, path = '', about = NOTHING }: AnswerTask, bytes: Uint8Array): unknown {
  const shapes = SHAPES.map((shape) => (typeof shape === 'function' ? shape(about, path) : shape));
  const shape = shapes.find((each) => each.name === name);
  if (shape === undefined) throw new Error(`No shape of answers is called ${name}.`);
  return projectAnswer<unknown>(shape, bytes);
}

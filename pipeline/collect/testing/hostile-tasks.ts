/** A hostile text as the task that reads it in a run. */
import type { ReadingTask } from '../contract/isolated-reader.ts';
import { githubReadme } from '../sources/github/github-answers.ts';
import { gitlabReadme } from '../sources/gitlab/gitlab-answers.ts';
import type { HostileText } from './hostile-texts.ts';

const ABOUT = { name: 'tool', description: 'A tool that reads feeds', topics: ['feeds'] };

export function taskFor({ target, text }: HostileText): { task: ReadingTask; bytes: Uint8Array } {
  if (target.startsWith('README')) {
    const { name, path } = target.endsWith('.html') ? githubReadme(ABOUT) : gitlabReadme(ABOUT, target);
    return { task: { read: 'answer', shape: name, path, about: ABOUT }, bytes: Buffer.from(text) };
  }
  const url = 'https://works.example/feed';
  const kind =
    target === 'openapi-json' || target === 'openapi-yaml'
      ? 'openapi'
      : target === 'pad-json' || target === 'pad-xml' || target === 'manifest'
        ? target
        : undefined;
  return { task: { read: 'document', kind, url, mayBePage: true }, bytes: Buffer.from(text) };
}

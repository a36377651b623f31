/** A hostile text as the task that reads it in a run. */
import type { ReadingTask } from '../contract/isolated-reader.ts';
import type { HostileText } from './hostile-texts.ts';

export function taskFor({ target, text }: HostileText): { task: ReadingTask; bytes: Uint8Array } {
  if (target.startsWith('README')) {
    const answer = { path: target, encoding: 'base64', content: Buffer.from(text).toString('base64') };
    return { task: { read: 'answer', shape: 'github-readme-2' }, bytes: Buffer.from(JSON.stringify(answer)) };
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

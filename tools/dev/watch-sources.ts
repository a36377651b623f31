/** Says when something below some folders has changed. */
import { watch } from 'node:fs';

/** An editor, or git, writes several files at once. */
const SETTLE_MS = 200;

/** @param onChange not called again before it has ended; it throws nothing */
export function watchSources(folders: readonly string[], onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, SETTLE_MS);
  };
  for (const folder of folders) watch(folder, { recursive: true }, changed);
}

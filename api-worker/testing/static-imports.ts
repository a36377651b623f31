/**
 * A plugin for the worker's tests. In the worker's bundle `import()` is no I/O. That of Vitest is, and requests that come at
 * once would share it, which workerd refuses; so here, what is imported later is imported at the start.
 */
import type { Plugin } from 'vite';

const OF_SUBMISSIONS = /\/api-worker\/submit\/[a-z-]+\.ts(?:\?|$)/;

export const staticImports: Plugin = {
  name: 'static-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!OF_SUBMISSIONS.test(id)) return undefined;
    const imports: string[] = [];
    const rest = code.replace(/\bimport\(('[^']+')\)/g, (_, path: string) => {
      const name = `imported${imports.length}`;
      imports.push(`import * as ${name} from ${path};`);
      return name;
    });
    // In one line, so that lines keep their numbers.
    return { code: imports.join(' ') + rest, map: null };
  },
};

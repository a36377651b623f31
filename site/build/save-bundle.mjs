/**
 * Compiles the site and makes none of its pages: the pipeline makes them of the bundle that is kept here, as often as it
 * needs. An integration of Astro.
 */
import { rename } from 'node:fs/promises';

/** Where Astro puts what it renders pages with: in its output, if that is below the working directory. */
const PRERENDER = '.prerender/';

/** @param bundle folder to be made, on the disk of the output */
export function saveBundle(bundle) {
  let output;
  return {
    name: 'save-bundle',
    hooks: {
      // With its libraries in it, it runs wherever it lies.
      'astro:config:setup': ({ updateConfig }) =>
        updateConfig({ vite: { environments: { prerender: { resolve: { noExternal: true } } } } }),
      'astro:config:done': ({ config }) => {
        output = config.outDir;
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer({
          name: 'save-bundle',
          setup: () => rename(new URL(PRERENDER, output), bundle),
          getStaticPaths: () => [],
          render: () => new Response(),
        }),
    },
  };
}

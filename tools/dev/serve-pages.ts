/** The development server of the pages. What is no page is asked of the worker, which has the same build. */
import { existsSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { dev } from 'astro';

interface PageSources {
  /** Where site/ and astro.config.mjs are. */
  project: string;
  /** Folder of a build, whose files the pages are made of. */
  build: string;
  port: number;
  /** Address under which the pages are served. */
  site: string;
  /** Origin of the worker. */
  worker: string;
}

interface Pages {
  /** Starts anew, because a page's files are read once. Browsers load their pages again. */
  again(): Promise<Pages>;
}

/** What the worker answers without a file. */
const WORKERS_OWN = /^\/(?:api|badges|\.well-known)\//;

export async function servePages(sources: PageSources): Promise<Pages> {
  const { project, build, port, site, worker } = sources;
  Object.assign(process.env, {
    CATALOG_EMITTED: build,
    CATALOG_BASE_URL: site,
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DISABLE_UPDATE_CHECK: 'true',
  });
  const isPage = (path: string) => {
    const isEmitted = !['', '.html'].includes(extname(path)) && existsSync(join(build, path));
    return !isEmitted && !WORKERS_OWN.test(path);
  };
  const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (isPage(new URL(request.url ?? '/', site).pathname)) next();
    else forward(request, response, worker);
  };
  const server = await dev({
    root: project,
    logLevel: 'warn',
    server: { port },
    vite: {
      server: { strictPort: true },
      plugins: [
        {
          name: 'ask-worker',
          // In front of Astro's own handlers, which know no address without a slash at its end.
          enforce: 'post',
          configureServer: (vite) => () => void vite.middlewares.stack.unshift({ route: '', handle }),
        },
      ],
    },
  });
  return {
    async again() {
      await server.stop();
      return servePages(sources);
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): void {
  const { method, headers, url = '/' } = incoming;
  const asked = request(origin + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () =>
    outgoing.writeHead(502).end('The worker does not answer. Look at what it says, or start anew.\n'),
  );
  incoming.pipe(asked);
}

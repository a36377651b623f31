/** Tells `cloudflare:workers` which bindings and which entry the tests have. */
declare namespace Cloudflare {
  interface Env extends WorkerEnv {}
  interface GlobalProps {
    mainModule: typeof import('./worker.ts');
  }
}

type WorkerEnv = import('./env.ts').Env;

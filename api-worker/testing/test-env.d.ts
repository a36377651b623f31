/** Tells `cloudflare:workers` which bindings and which entry the tests have. */
declare namespace Cloudflare {
  interface Env extends WorkerEnv {
    INTERNAL_KEY: string;
    WEBHOOK_KEY: string;
    /** Of migrations/, for the database of a test. */
    MIGRATIONS: import('cloudflare:test').D1Migration[];
    /** Of schemas/examples: name → content in base 64. */
    EXAMPLES: Record<string, string>;
  }
  interface GlobalProps {
    mainModule: typeof import('../worker.ts');
  }
}

/** Made by answer-validators.ts. */
declare module 'virtual:answer-validators' {
  export const validators: Record<string, { (value: unknown): boolean; errors: unknown }>;
}

type WorkerEnv = import('../base/env.ts').Env;

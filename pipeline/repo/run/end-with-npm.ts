/** npm passes a signal on to its shell alone, which ends without a word to what it runs. */

const LOOK_MS = 500;

/**
 * Ends this process, as a signal would, when the shell has gone in which npm runs it. What is run in another way may
 * outlive the shell: somebody has put it into the background.
 */
export function endWithNpm(environment: NodeJS.ProcessEnv = process.env): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}

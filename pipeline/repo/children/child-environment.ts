/** How names of keys and tokens end, ours and those of a runner. */
const SECRET = /(?:^|_)(?:KEY|KEY_ID|TOKEN|SECRET|PASSWORD)$/i;

/**
 * The environment for a child process: a line in one of its packages could send on whatever it can read.
 * @param needed names of secrets that the child works with
 */
export function withoutSecrets(needed: readonly string[] = []): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !SECRET.test(name) || needed.includes(name));
  return Object.fromEntries(inherited);
}

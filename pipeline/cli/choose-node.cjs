'use strict';
/** Which Node runs the program. Node reads its TypeScript from 22.18 on, and a newer one has come as a package. */
const { spawn } = require('node:child_process');

/**
 * @param {{ program: string, readsTypeScript: boolean, packaged: string | undefined }} what `packaged` is the Node that came
 *   as a package, if it is there
 * @returns {'this' | 'packaged' | 'none'}
 */
function chooseNode({ program, readsTypeScript, packaged }) {
  if (readsTypeScript || !program.endsWith('.ts')) return 'this';
  return packaged === undefined ? 'none' : 'packaged';
}

/** Runs a program in place of this process: the same words, the same signals, the same end. */
function runInstead(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exitCode = code;
    else {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  });
}

module.exports = { chooseNode, runInstead };

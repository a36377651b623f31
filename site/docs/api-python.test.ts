/** The example in Python of the docs runs, where there is a Python. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../content/docs/en/api.md', import.meta.url), 'utf8');
const [, EXAMPLE = ''] = /^```python\n(.*?)^```$/ms.exec(page) ?? [];
const hasPython = spawnSync('python3', ['--version']).status === 0;

it.runIf(hasPython)('the example in Python goes through all pages, waits, and names a problem', async () => {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    const isAt = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/software?page=`;
    const say = (status: number, body: object) => {
      answer.writeHead(status, status === 429 ? { 'Retry-After': '0' } : {}).end(JSON.stringify(body));
    };
    if (asked.length === 2) say(429, { code: 'quota_exceeded', detail: 'Later.' });
    else if (request.url?.includes('category=none')) say(400, { code: 'bad_parameter', detail: 'No category.' });
    else if (request.url?.includes('page=2')) say(200, { data: [{ slug: 'b' }], links: { next: null } });
    else say(200, { data: [{ slug: 'a' }], links: { next: `${isAt}2` } });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const catalog = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const program = `${EXAMPLE}
print(*(listing["slug"] for listing in every_listing("${catalog}")))
try:
    list(every_listing("${catalog}", "none"))
except RuntimeError as error:
    print(error)
`;
  const { stdout } = await promisify(execFile)('python3', ['-c', program]);
  server.close();
  expect(stdout).toBe('a b\nbad_parameter: No category.\n');
  expect(asked).toHaveLength(4);
  expect(asked[0]).toBe('/api/v1/software?build=latest&per_page=100');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runInProcess } from '../testing/run-in-process.ts';
import { padDocument, temporaryCatalog } from '../testing/temporary-catalog.ts';

it('warns of contacts in a document of data/feeds before it is committed, and repeats none', async () => {
  const catalog = temporaryCatalog();
  try {
    const path = 'data/feeds/editor.json';
    const withContact = padDocument('editor', ({ vendor }) => Object.assign(vendor, { contact_name: 'Jane Doe' }));
    catalog.write(path, withContact);
    const { code, stdout } = await runInProcess(catalog.folder, ['validate', join(catalog.folder, path), '--json']);
    const [{ problems }] = JSON.parse(stdout);
    expect(problems[0]).toMatchObject({ code: 'contact_kept', pointer: '/vendor/contact_name', severity: 'warning' });
    expect(stdout).not.toContain('Jane');
    expect(code).toBe(0);
  } finally {
    catalog.remove();
  }
});

it('says of a folder’s files which follow an address, and reads only what lies there', async () => {
  const catalog = temporaryCatalog();
  try {
    catalog.write('data/feeds/editor.json', padDocument('editor'));
    catalog.write(
      'data/feeds/followed.json',
      '{"$schema": "../../schemas/contracts/feed.json", "url": "https://publisher.example/feed.json"}',
    );
    const { code, stdout } = await runInProcess(catalog.folder, ['validate', join(catalog.folder, 'data/feeds')]);
    expect(stdout).toMatch(/valid +pad-json .*editor\.json/);
    expect(stdout).toMatch(/not read +- .*followed\.json +follows https:\/\/publisher\.example\/feed\.json/);
    expect(stdout).toContain('2 documents: all valid.');
    expect(code).toBe(0);
    catalog.write('data/feeds/wrong.json', '{\n  "url": "http://publisher.example/"\n}');
    const wrong = await runInProcess(catalog.folder, ['validate', join(catalog.folder, 'data/feeds/wrong.json')]);
    expect(wrong.stdout).toContain('[scheme_not_allowed at line 2, /url]');
    expect(wrong.code).toBe(1);
  } finally {
    catalog.remove();
  }
});

it('needs no catalog: a publisher has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'validate-'));
  try {
    await writeFile(join(folder, 'pad.json'), padDocument('editor'));
    await writeFile(join(folder, 'publiccode.yml'), 'publiccodeYmlVersion: "0.4"\n');
    const { code, stdout } = await runInProcess(folder, ['validate', join(folder, 'pad.json')]);
    expect(stdout).toContain('pad.json (pad-json): valid');
    expect(code).toBe(0);
    const built = await runInProcess(folder, ['add-feed', 'https://publisher.example/pad.json', '--unread']);
    expect(built.stderr).toContain(`There is no catalog in ${folder}: it has no folder data/.`);
    expect(built.code).toBe(2);
    await writeFile(join(folder, 'data'), 'Not that of a catalog.');
    const other = await runInProcess(folder, ['validate', join(folder, 'publiccode.yml')]);
    expect(other.stdout).toContain('publiccode.yml (publiccode): not valid');
  } finally {
    await rm(folder, { recursive: true });
  }
});

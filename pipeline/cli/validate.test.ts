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

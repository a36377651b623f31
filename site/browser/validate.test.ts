/** The page that checks a document: what it says, how it is used, and that a hostile document stays text. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import { validateDocument } from '../../schemas/readers/read-document.ts';
import { problemTexts } from '../../schemas/wording/problem-languages.ts';
import { type WordedProblem, wordProblem } from '../../schemas/wording/problem-texts.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { axeViolationsInBothSchemes } from '../testing/axe.ts';
import { shiftOf } from '../testing/layout-shift.ts';
import { visit } from '../testing/visitor.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const MAX_BYTES = 1024 * 1024;
/** The browser takes most of the time, to draw them. */
const MANY_LINES = rounds(5_000, 100_000);
const WAITING = 'Waiting for a document.';
const VALID = 'PAD JSON. Valid: the catalog can read this document.';

const catalog = inject('catalog');
const open = (options?: BrowserContextOptions) => visit(catalog, paths.validate, options);
const status = (page: Page) => page.locator('#document-status');
const editor = (page: Page) => page.getByRole('textbox');

/** The verdict once it is not the one from before. */
async function verdictAfter(page: Page, act: () => Promise<unknown>): Promise<string | null> {
  const before = await status(page).textContent();
  await act();
  const settled = () => expect.poll(() => status(page).textContent(), { timeout: 15_000 });
  await settled().not.toBe(before);
  await settled().not.toBe('Checking…');
  return status(page).textContent();
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

const pad = (software: object, rest: object = {}) =>
  JSON.stringify({
    pad_version: '2.0',
    vendor: { name: 'Example Works' },
    software: { slug: 'paper-boat', name: 'Paper Boat', ...software },
    release: { version: '1.10' },
    ...rest,
  });

describe('a broken document', () => {
  it('is shown with each problem beside its line, and fixed problem by problem', async () => {
    const { page } = await open();
    expect(await status(page).textContent()).toBe(WAITING);
    const example = page.getByRole('button', { name: 'Ten errors' });
    expect(await verdictAfter(page, () => example.click())).toBe('PAD JSON. Not valid: 10 errors.');
    expect(await page.locator('.gutter .error').allTextContents()).toContain('● 8');
    expect(await editor(page).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Go to line 8' }).click();
    expect(await selected(editor(page))).toBe('    "slug": "Example Editor",');
    const fixed = await verdictAfter(page, () => page.keyboard.type('    "slug": "example-editor",'));
    expect(fixed).toBe('PAD JSON. Not valid: 9 errors.');
    expect(await page.locator('.problem').filter({ hasText: 'software.slug' }).count()).toBe(0);
    expect(await verdictAfter(page, () => editor(page).fill(pad({})))).toBe(VALID);
    expect(await page.locator('.problem, .gutter .error').count()).toBe(0);
    expect(await editor(page).getAttribute('aria-invalid')).toBe('false');
    expect(await page.locator('.preview .entry-name').textContent()).toBe('Paper Boat');
    expect(await verdictAfter(page, () => page.getByRole('button', { name: 'Clear' }).click())).toBe(WAITING);
    // One that is cut off is told where.
    const verdict = await verdictAfter(page, () => editor(page).fill('{\n "vendor": {\n  "name": "Jane'));
    expect(verdict).toBe('Not valid: 1 error.');
    expect(await page.locator('.problem').textContent()).toContain('line 3, column');
    expect(await page.locator('.gutter .error').textContent()).toBe('● 3');
  });
});

describe('PAD XML', () => {
  it('that is dropped is converted and downloaded', async () => {
    const { page } = await open();
    const xml = readFileSync(join(PROJECT, 'schemas/contracts/examples/valid/pad-xml/windows-1252.xml'));
    const verdict = await verdictAfter(page, () => drop(page, 'boat.xml', xml));
    expect(verdict).toMatch(/^PAD XML\. Valid/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as PAD JSON' }).click(),
    ]);
    const document = JSON.parse(await text(await download.createReadStream()));
    expect(document.pad_version).toBe('2.0');
    expect(download.suggestedFilename()).toBe(`${document.software.slug}.json`);
    expect(JSON.stringify(document)).not.toContain('\ufffd');
    expect(await page.getByText(`Downloaded as ${document.software.slug}.json.`).isVisible()).toBe(true);
    const opened = await verdictAfter(page, () => page.getByRole('button', { name: 'Open it here' }).click());
    expect(opened).toMatch(/^PAD JSON\. Valid/);
    expect(JSON.parse(await editor(page).inputValue())).toEqual(document);
  });
});

describe('with the keyboard alone', () => {
  it('a document is typed, its problem found and fixed', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Smallest document' }).focus();
    expect(await verdictAfter(page, () => page.keyboard.press('Enter'))).toBe(VALID);
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('document');
    await page.keyboard.press('Control+a');
    expect(await verdictAfter(page, () => page.keyboard.insertText(pad({ slug: 'Boat' })))).toBe(
      'PAD JSON. Not valid: 1 error.',
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go to line 1');
    await page.keyboard.press('Enter');
    expect(await verdictAfter(page, () => page.keyboard.insertText(pad({ slug: 'boat' })))).toBe(VALID);
  });
});

it('speaks German on the German page, also of what is wrong', async () => {
  const { page } = await visit(catalog, `/de${paths.validate}`);
  await page.getByRole('button', { name: 'PAD XML' }).click();
  expect(await page.locator('.preview .entry-facts li').first().textContent()).toMatch(/^Einmaliger Kauf, ab /);
  await page.getByRole('button', { name: 'Zehn Fehler' }).click();
  const messages = page.locator('.problem > p:not(.problem-head, .problem-names, .muted)');
  await messages.first().waitFor();
  const bytes = readFileSync(join(PROJECT, 'schemas/contracts/examples/invalid/pad-2.0/ten-faults.json'));
  const { problems = [] } = validateDocument(bytes, { findCategory: () => undefined }) ?? {};
  const german = problems.map((problem) => wordProblem(problem, problemTexts('de')).message);
  expect(german).toHaveLength(10);
  expect(await messages.allTextContents()).toEqual(german);
  expect(await page.locator('.problem [lang]').count()).toBe(0);
});

describe('a hostile document', () => {
  it('stays text, in the problems and in the preview', async () => {
    const { page } = await open();
    const markup = '<img src=x onerror="document.title=\'hit\'"><script>document.title="hit"</script>';
    const hostile = pad(
      { name: markup, descriptions: { en: { summary: markup } }, [markup]: 1, license_type: markup },
      { vendor: { name: `</p>${markup}` } },
    );
    expect(await verdictAfter(page, () => editor(page).fill(hostile))).toMatch(/^PAD JSON\. Valid, with 2 warnings/);
    expect(await page.locator('.preview .entry-name').textContent()).toBe(markup);
    expect(await page.locator('#validator :is(script, img)').count()).toBe(0);
    expect(await page.locator('.validator-problems').textContent()).not.toContain('onerror');
    expect(await page.title()).toMatch(/^Check a document/);
  });

  it.each([
    [
      'nested 100 000 levels deep',
      Buffer.from(`{"pad_version":${'['.repeat(100_000)}`),
      'nested deeper than 64 levels',
    ],
    ['of 1 MiB in one line', Buffer.from(pad({ name: 'x'.repeat(MAX_BYTES - 200) })), 'longer than 200 characters'],
    ['of very many lines', Buffer.from(`{"software":${'\n'.repeat(MANY_LINES)}`), `line ${MANY_LINES + 1}`],
  ])('%s is told so, and the page answers on', async (_what, bytes, words) => {
    const { page } = await open();
    await verdictAfter(page, () => choose(page, 'hostile.json', bytes));
    expect(await page.locator('.problem').first().textContent()).toContain(words);
    expect(await verdictAfter(page, () => editor(page).fill(pad({})))).toBe(VALID);
  });

  it('of more than 1 MiB is not even opened, and pasted it is refused', async () => {
    const { page } = await open();
    const large = pad({ name: 'x'.repeat(MAX_BYTES) });
    const verdict = await verdictAfter(page, () => choose(page, 'large.json', Buffer.from(large)));
    expect(verdict).toBe('The file is larger than 1048576 bytes, the limit for a feed. It was not opened.');
    expect(await editor(page).inputValue()).toBe('');
    expect(await verdictAfter(page, () => editor(page).fill(large))).toBe('PAD JSON. Not valid: 1 error.');
    expect(await page.locator('.problem').textContent()).toContain('The document is larger than 1048576 bytes.');
  });

  it('that keeps the worker busy for ever is stopped, and the next one is checked', async () => {
    const { page } = await visit(catalog, paths.validate, {}, { prepare: (tab) => tab.clock.install() });
    await page.route('**/_assets/worker-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }),
    );
    await editor(page).fill(pad({}));
    await page.clock.runFor(6_000);
    await expect.poll(() => status(page).textContent()).toMatch(/^The check took longer than 5 seconds/);
    await page.unroute('**/_assets/worker-*.js');
    await editor(page).fill(pad({ name: 'Boat' }));
    await page.clock.runFor(400);
    await expect.poll(() => status(page).textContent()).toBe(VALID);
  });
});

it('has no accessibility fault beside ten errors, nor beside what a document is shown and converted as', async () => {
  const { page } = await open();
  for (const example of ['Ten errors', 'PAD XML']) {
    await verdictAfter(page, () => page.getByRole('button', { name: example }).click());
    expect([example, await axeViolationsInBothSchemes(page)]).toEqual([example, []]);
  }
});

/** That page and command find the same in every example is shown without a browser (`validate-document.test.ts`). */
it('shows of some examples what the command says, and of all in the long form', async () => {
  const { page } = await open();
  const examples = globSync('schemas/contracts/examples/**/*.{json,xml}', { cwd: PROJECT }).sort();
  const step = Math.ceil(examples.length / rounds(4, examples.length));
  for (const { target, problems } of byCommand(examples.filter((_, index) => index % step === 0))) {
    await page.getByRole('button', { name: 'Clear' }).click();
    await verdictAfter(page, () => choose(page, basename(target), readFileSync(join(PROJECT, target))));
    expect({ target, shown: await page.locator('.problem').evaluateAll(readProblems) }).toEqual({
      target,
      shown: problems.map(({ severity, line, code, message, pointer }) => ({
        severity,
        place: line === undefined ? 'Whole document' : `Go to line ${line}`,
        message,
        names: [code, pointer].filter(Boolean),
      })),
    });
  }
});

it('sends nothing: after the page, only its own script, its words and those of the categories are asked for', async () => {
  const { page } = await open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await verdictAfter(page, () => editor(page).fill(pad({ name: 'Canary' })));
  const worker = asked.filter((line) => /^GET \/_assets\/worker-[\w-]+\.js$/.test(line));
  expect(worker).toHaveLength(1);
  const words = asked.filter((line) => /^GET \/_assets\/problems-[\w-]+\.js$/.test(line));
  expect(words).toHaveLength(1);
  const known = [...worker, ...words, `GET ${files.vocabulary}`];
  expect(asked.filter((line) => !known.includes(line))).toEqual([]);
});

it('stands still from the first paint on', async () => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 800 },
  ]) {
    const { page, close } = await open({ viewport });
    await expect.poll(() => page.locator('#validator').isVisible()).toBe(true);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    await close();
  }
});

it('says where the formats are checked that it does not check: by the program of this catalog, if it says where that is', async () => {
  const [{ page }, other] = [await open(), await visit(inject('staticCatalog'), paths.validate)];
  const command = '.validator-other code';
  expect(await page.locator(command).textContent()).toContain(
    'git clone https://github.com/example-works/catalog catalog',
  );
  expect(await other.page.locator(command).count()).toBe(0);
  expect(await other.page.locator('.validator-other a').getAttribute('href')).toBe(paths.publish);
});

it('says without script that it needs one, and which command does the same', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  expect(await page.locator('noscript .notice').isVisible()).toBe(true);
  expect(await page.locator('#validator').isVisible()).toBe(false);
  expect(await page.getByText('npm run catalog -- validate').isVisible()).toBe(true);
});

const selected = (area: Locator) =>
  area.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });

async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([content, fileName]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(content)], fileName));
      return data;
    },
    [[...bytes], name] as const,
  );
  await page.dispatchEvent('#validator', 'drop', { dataTransfer: transfer });
}

/** Runs in the page. */
function readProblems(items: Element[]) {
  return items.map((item) => ({
    severity: item.classList.contains('error') ? 'error' : 'warning',
    place: item.querySelector('.problem-head > :last-child')?.textContent,
    message: item.querySelector('.problem-head + p')?.textContent,
    names: [...item.querySelectorAll('code')].map(({ textContent }) => textContent),
  }));
}

function byCommand(targets: readonly string[]): { target: string; problems: WordedProblem[] }[] {
  try {
    const command = ['pipeline/cli/cli.ts', 'validate', ...targets, '--json'];
    return JSON.parse(execFileSync(process.execPath, command, { cwd: PROJECT, encoding: 'utf8' }));
  } catch (failed) {
    // It ends with 1 where a document is not valid.
    return JSON.parse((failed as { stdout: string }).stdout);
  }
}

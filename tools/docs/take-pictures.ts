/**
 * `npm run pictures`: what the README shows, taken anew from the sample catalog in a temporary copy: the start page and
 * a listing in both color schemes, and a review in the terminal.
 */
import '../help/print-help.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { freePort } from '../../pipeline/testing/free-port.ts';
import { copyProject, type ProjectCopy } from '../../pipeline/testing/project-copy.ts';
import { escapeMarkup } from '../../site/base/escape.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const SIZE = { width: 1280, height: 860 };
const WEBP_QUALITY = 0.86;
const PAGES = { start: '/', listing: '/software/astro/' };
/** A feed of the sample that nobody has published yet. */
const PROPOSED = 'zx';
/** Lines of a review that fit into the picture. */
const REVIEW_LINES = 21;
const REVIEW_WIDTH = 1_060;

async function takePages(browser: Browser, base: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, path] of Object.entries(PAGES)) {
      const page = await browser.newPage({ viewport: SIZE, colorScheme });
      await page.goto(base + path, { waitUntil: 'networkidle' });
      await keep(browser, `${name}-${colorScheme}`, await page.screenshot());
      await page.close();
    }
  }
}

async function takeReview(browser: Browser, project: ProjectCopy): Promise<void> {
  await expectDone(project.catalog(['sync']));
  const words = await expectDone(project.catalog(['moderation', 'show', PROPOSED]));
  const lines = words.split('\n').slice(0, REVIEW_LINES).join('\n');
  const page = await browser.newPage({ viewport: { width: REVIEW_WIDTH, height: 100 } });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: 24px 28px; background: #14181f; color: #dfe5ee }
    pre { margin: 0; font: 15px/1.5 "DejaVu Sans Mono", monospace; white-space: pre-wrap }
    b { color: #8fd0ff; font-weight: 400 }
  </style><pre><b>$ npm run catalog -- moderation show ${PROPOSED}</b>\n${escapeMarkup(lines)}\n…</pre>`);
  await keep(browser, 'review', await page.screenshot({ fullPage: true }));
  await page.close();
}

/** As WebP, a fifth of the size: the browser itself draws it once more. */
async function keep(browser: Browser, name: string, png: Buffer): Promise<void> {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, WEBP_QUALITY] as const,
  );
  await page.close();
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  process.stdout.write(`docs/pictures/${name}.webp\n`);
}

async function expectDone(command: ReturnType<ProjectCopy['catalog']>): Promise<string> {
  const { code, stdout, stderr } = await command;
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

/** Serves the copy as `npm start` does, while `use` works. */
async function whileServed(project: ProjectCopy, use: (base: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const args = [join(project.folder, 'pipeline', 'cli', 'cli.ts'), 'start', '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: project.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let printed = '';
    for await (const chunk of child.stdout) {
      printed += chunk;
      if (printed.includes(' served on http')) break;
    }
    await use(`http://localhost:${port}`);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

const project = copyProject();
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args.filter((flag) => flag !== '--single-process'),
});
try {
  await mkdir(FOLDER, { recursive: true });
  await whileServed(project, (base) => takePages(browser, base));
  await takeReview(browser, project);
} finally {
  await browser.close();
  project.remove();
}

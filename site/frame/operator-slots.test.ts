import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorSlots } from './operator-slots.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalog-slots-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content = ''): string {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  return join(root, path);
}

function plugin() {
  const slots = operatorSlots('/engine/site');
  slots.configResolved({ root });
  const resolve = async (source: string, importer: string) => ({ id: `${source} of ${importer}` });
  return (source: string, importer?: string) => slots.resolveId.call({ resolve }, source, importer);
}

describe('a place of the pages', () => {
  it('is filled by the operator’s file, and by nothing where there is none', async () => {
    write('slots/Footer.astro', '<slot />');
    const resolve = plugin();
    expect(await resolve('catalog:slots/footer')).toBe('\0catalog:slots/footer');
    expect(await resolve('catalog:slots/header')).toBe('/engine/site/frame/SlotContent.astro');
    expect(await resolve('./anything.ts', '/engine/site/pages/index.astro')).toBeUndefined();
  });

  it('may use files beside it, and finds what compiled components need with the engine', async () => {
    const footer = write('slots/Footer.astro', '<slot />');
    const resolve = plugin();
    expect(await resolve('./parts/Badge.astro', footer)).toBeUndefined();
    expect(await resolve('astro/runtime/server/index.js', footer)).toEqual({
      id: 'astro/runtime/server/index.js of /engine/site/slots.js',
    });
    await expect(resolve('../more/words.ts', footer)).rejects.toThrow(
      'slots/Footer.astro imports ../more/words.ts. Put it into slots/, where builds see that it changes.',
    );
  });

  it.each([
    [
      'Footer.astro',
      '<script is:inline>go()</script>',
      'slots/Footer.astro has is:inline, which the policy of the pages',
    ],
    ['Footer.astro', '<style define:vars={{ a }}>p{}</style>', 'slots/Footer.astro has define:vars'],
    ['parts/Badge.astro', '<p class="a"\n style="color: red">x</p>', 'slots/parts/Badge.astro has style=, which'],
    ['Card.astro', '<button onclick="go()">x</button>', 'slots/Card.astro has a handler such as onclick='],
    ['footer.astro', '<slot />', 'slots/footer.astro is not used. Name it slots/Footer.astro.'],
  ])('is refused where no browser would show it: %s with %s', (name, content, words) => {
    write(`slots/${name}`, content);
    expect(plugin).toThrow(words);
  });

  it.each([
    '---\nconst { name } = Astro.props;\n---\n<p class="style">{name}</p><style>p { color: red }</style>',
    '<a href="/?on=1" data-on="x">on</a><script>addEventListener("click", () => {})</script>',
  ])('takes whatever the policy allows: %s', (content) => {
    write('slots/Header.astro', content);
    expect(plugin).not.toThrow();
  });
});

/** Some listings of this project's own catalog in a folder of their own, shown by the engine's pages: for whole builds. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { runBuild } from '../../cli/build.ts';
import { ENGINE } from '../../repo/files/engine.ts';
import { catalogIn, type TemporaryCatalog } from '../../testing/temporary-catalog.ts';
import type { BuildResult } from '../find-build.ts';
import { lendCompiledSite } from './compiled-sites.ts';

export interface SampleSite extends TemporaryCatalog {
  at(path: string): string;
  readJson(path: string): ReturnType<typeof JSON.parse>;
  editJson(path: string, change: (value: ReturnType<typeof JSON.parse>) => void): void;
  /** What `catalog build` does. @param output may lie outside the folder */
  build(date: string, output?: string): Promise<BuildResult>;
  /** Into nothing, with the site compiled already. */
  buildCold(date: string, output?: string): Promise<BuildResult>;
}

/**
 * @param letters with which the listings begin
 * @param previews how many listings get a preview image of their own; drawing them takes seconds
 */
export function sampleSite(letters: RegExp, previews = 0): SampleSite {
  const catalog = catalogIn(mkdtempSync(join(tmpdir(), 'catalog-site-')));
  const at = (path: string) => resolve(catalog.folder, path);
  const isWanted = (path: string) => {
    const letter = /^data\/(?:evidence|listings|moderation)\/([^/]+)/.exec(relative(ENGINE, path))?.[1];
    return letter === undefined || letters.test(letter);
  };
  cpSync(join(ENGINE, 'data'), at('data'), { recursive: true, filter: isWanted });
  symlinkSync(join(ENGINE, 'node_modules'), at('node_modules'));
  const site: SampleSite = {
    ...catalog,
    at,
    readJson: (path) => JSON.parse(readFileSync(at(path), 'utf8')),
    editJson(path, change) {
      const value = site.readJson(path);
      change(value);
      site.write(path, JSON.stringify(value));
    },
    async build(date, output = 'dist') {
      const printed: string[] = [];
      const words = { print: (text: string) => void printed.push(text), note() {}, progress() {}, done() {} };
      const context = { folder: catalog.folder, now: new Date(`${date}T12:00:00Z`), output: words };
      await runBuild(context, { output, date, json: true });
      return JSON.parse(printed.join('\n'));
    },
    async buildCold(date, output = 'cold') {
      for (const left of [output, `${output}.build`]) rmSync(at(left), { recursive: true, force: true });
      await lendCompiledSite(catalog.folder, at(output));
      return site.build(date, output);
    },
  };
  site.editJson('data/catalog.json', (settings) => Object.assign(settings, { preview_images: previews }));
  site.write('.gitignore', '/*\n!/data\n');
  site.git('init', '--quiet', '--initial-branch=main', '--template=');
  site.commit('Begin');
  return site;
}

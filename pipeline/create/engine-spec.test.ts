import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { engineSpec, specOf } from './engine-spec.ts';

let folder: string;
let engine: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-spec-'));
  engine = join(folder, 'node_modules', '@works', 'engine');
  mkdirSync(engine, { recursive: true });
  writeFileSync(join(folder, 'engine-1.0.0.tgz'), 'packed');
});

afterEach(() => rmSync(folder, { recursive: true }));

const installedFrom = (resolved: string) =>
  writeFileSync(
    join(folder, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/@works/engine': { resolved } } }),
  );

it('is what was asked for: a version, a tarball that goes along, or a folder', () => {
  expect(engineSpec('^1.0.0', folder)).toEqual({ spec: '^1.0.0' });
  expect(engineSpec('engine-1.0.0.tgz', folder)).toEqual({
    spec: 'file:engine/engine-1.0.0.tgz',
    tarball: { from: join(folder, 'engine-1.0.0.tgz'), to: 'engine/engine-1.0.0.tgz' },
  });
  expect(engineSpec('.', folder)).toEqual({ spec: `file:${folder}` });
  expect(() => engineSpec('gone.tgz', folder)).toThrow('There is no file');
  expect(engineSpec('https://works.example/engine.tgz', folder)).toEqual({ spec: 'https://works.example/engine.tgz' });
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(() => engineSpec('notes.txt', folder)).toThrow('must be a tarball that npm pack has made, or a folder');
});

it('is the version that runs, where it came from a registry or nobody knows', () => {
  expect(specOf(engine)).toEqual({ spec: packageFile.version });
  installedFrom('https://registry.test/@works/engine/-/engine-1.0.0.tgz');
  expect(specOf(engine)).toEqual({ spec: packageFile.version });
});

it('is the tarball that the one that runs came from', () => {
  installedFrom('file:engine-1.0.0.tgz');
  expect(specOf(engine)).toMatchObject({ tarball: { from: join(folder, 'engine-1.0.0.tgz') } });
  installedFrom('file:gone.tgz');
  expect(specOf(engine)).toEqual({ spec: packageFile.version });
});

it('cannot be a clone, which says how to make a package of itself', () => {
  expect(() => engineSpec(undefined, folder)).toThrow('Run npm pack, and name the tarball with --engine.');
});

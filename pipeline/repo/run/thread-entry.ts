/**
 * What a thread of ours is started with, as text: it opens the cache of compiled modules before the first module is loaded.
 * For one that is not in it, Node would load its compiler of TypeScript first.
 */
import { MODULE_EXTENSION } from '../files/engine.ts';

/**
 * @param name of the thread's module, without its ending, beside the module at the address `from`
 * @param compiled folder of what was compiled before; without one the thread keeps none
 */
export function threadEntry(name: string, from: string, compiled: string | undefined): string {
  const cache = `require('node:module').enableCompileCache(${JSON.stringify({ directory: compiled, portable: true })});`;
  const module = new URL(`./${name}${MODULE_EXTENSION}`, from).href;
  return `${compiled === undefined ? '' : cache} import(${JSON.stringify(module)});`;
}

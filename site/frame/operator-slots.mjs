/**
 * Places of the pages that an operator fills: `slots/Header.astro`, `Footer.astro` and `Card.astro` in the catalog's folder.
 * Components import them as `catalog:slots/header` and so on, and give them, as their content, what the engine shows there.
 * Without such a file that is all. A plugin of Vite.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const PREFIX = 'catalog:slots/';
const SLOTS = { header: 'Header.astro', footer: 'Footer.astro', card: 'Card.astro' };
const FOLDER = 'slots';
/** A module that stands for a file of the operator's. What begins so is no file. */
const NAMED = '\0';

/** What the policy of the pages forbids, so that a browser would leave it out without a word. */
const FORBIDDEN = [
  [/\bis:inline\b/, 'is:inline', 'Leave it out: scripts and styles then become files of the site'],
  [/\bdefine:vars\b/, 'define:vars', 'Give the value as a data- attribute, or as a class'],
  [/<[^>]*\sstyle\s*=/, 'style=', 'Use a <style> in the same file'],
  [/<[^>]*\son[a-z]+\s*=/i, 'a handler such as onclick=', 'Add it in a <script> in the same file'],
];

/** @param engine folder of the engine's own components, and of its packages */
export function operatorSlots(engine) {
  let folder;
  const nameOf = (id) =>
    relative(dirname(folder), id.replace(/[?#].*$/, ''))
      .split(sep)
      .join('/');
  const isOwn = (id) => nameOf(id).startsWith(`${FOLDER}/`);
  return {
    name: 'operator-slots',
    enforce: 'pre',
    /** Everything that is wrong is said at once, before anything is built. */
    configResolved({ root }) {
      folder = join(root, FOLDER);
      if (!existsSync(folder)) return;
      const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.astro'));
      const problems = names
        .sort()
        .flatMap((name) => [...misspelled(name), ...forbidden(name, readFileSync(join(folder, name), 'utf8'))]);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
    load(id) {
      if (!id.startsWith(NAMED + PREFIX)) return undefined;
      const name = SLOTS[id.slice(NAMED.length + PREFIX.length)];
      return namedComponent(join(folder, name), `${FOLDER}/${name}`);
    },
    async resolveId(source, importer) {
      if (source.startsWith(PREFIX)) {
        const isFilled = existsSync(join(folder, SLOTS[source.slice(PREFIX.length)]));
        return isFilled ? NAMED + source : join(engine, 'frame', 'SlotContent.astro');
      }
      if (importer === undefined || !isOwn(importer)) return undefined;
      if (source.startsWith('.') && !isOwn(join(dirname(importer), source))) {
        throw new Error(
          `${nameOf(importer)} imports ${source}. Put it into ${FOLDER}/, where builds see that it changes.`,
        );
      }
      // With some package managers only the engine finds what a compiled component needs.
      return source.startsWith('astro/')
        ? this.resolve(source, join(engine, 'slots.js'), { skipSelf: true })
        : undefined;
    },
  };
}

/** What a file throws when it is rendered does not say where; built, it has lost its name. */
function namedComponent(file, name) {
  return `
import Own from ${JSON.stringify(file)};
const named = (error) => {
  throw new Error(${JSON.stringify(`${name}: `)} + (error instanceof Error ? error.message : error), { cause: error });
};
const Named = (...given) => {
  try {
    const made = Own(...given);
    return made instanceof Promise ? made.catch(named) : made;
  } catch (error) {
    return named(error);
  }
};
export default Object.assign(Named, Own);
`;
}

/** @returns sentences for a file that is meant to be a slot */
function misspelled(name) {
  const meant = Object.values(SLOTS).find((slot) => slot.toLowerCase() === name.toLowerCase());
  return meant === undefined || meant === name ? [] : [`${FOLDER}/${name} is not used. Name it ${FOLDER}/${meant}.`];
}

/** @returns sentences about what pages may not have: `catalog check` says them, too */
export function forbidden(name, text) {
  return FORBIDDEN.filter(([form]) => form.test(text)).map(
    ([, what, remedy]) => `${FOLDER}/${name} has ${what}, which the policy of the pages forbids. ${remedy}.`,
  );
}

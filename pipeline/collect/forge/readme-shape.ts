/** The README of a repository, read beside what its forge says of it. */
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';
import { defined } from '../../../schemas/rules/without-undefined.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import type { About } from '../contract/isolated-reader.ts';
import { firstPicture } from '../readme/first-picture.ts';
import { decodeReadme } from '../readme/readme.ts';
import type { Shape } from './answer-shape.ts';
import type { ForgeReadme, ForgeRepository } from './forge-project.ts';

const SOMEWHERE = 'https://readme.invalid/';

export function aboutOf({ name, path, description, topics, homepage }: ForgeRepository): About {
  return { name, alias: path.split('/').at(-1), description, topics, homepage };
}

/** Another description or another name may choose another paragraph: what is kept of the answer is worthless then. */
export function readmeShape(
  name: string,
  path: string,
  about: About,
  read: (bytes: Uint8Array) => Pick<ForgeReadme, 'summary' | 'text'>,
): Shape<ForgeReadme> {
  const { name: title, alias = '', description = '', topics = [], homepage = '' } = about;
  return {
    name: `${name}:${sha256(JSON.stringify([title, alias, description, topics, homepage])).slice(0, 16)}`,
    path,
    about,
    project: (body) =>
      body instanceof Uint8Array
        ? defined({ ...read(body), picture: pictureOf(body), digest: sha256(body) })
        : undefined,
  };
}

/** Answers are kept, and nothing that is kept holds a contact. */
function pictureOf(bytes: Uint8Array): string | undefined {
  const picture = firstPicture(decodeReadme(bytes));
  return picture === undefined || linkHasContact(new URL(picture, SOMEWHERE).href) ? undefined : picture;
}

interface PictureBase {
  /** Where a path leads to that is relative to the README. */
  beside: string;
  /** And one that begins with a slash. */
  root: string;
}

/** @returns an address of the web, undefined for anything else */
export function pictureAddress({ picture }: ForgeReadme = {}, { beside, root }: PictureBase): string | undefined {
  if (picture === undefined) return undefined;
  const isRooted = picture.startsWith('/') && !picture.startsWith('//');
  const address = isRooted ? URL.parse(`.${picture}`, root) : URL.parse(picture, beside);
  // A page about the file, with the file in it.
  const file = address?.href.replace(/^(https:\/\/github\.com\/[\w.-]+\/[\w.-]+)\/blob\//, '$1/raw/');
  return file !== undefined && isWebAddress(file) ? file : undefined;
}

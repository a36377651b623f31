/**
 * The pictures of what a run has read: icon and screenshots as their publishers name them, else the icon of the
 * homepage. Whatever fails, what was shown before stays, and the run goes on.
 */
import pLimit from 'p-limit';
import type { Draft } from '../../../schemas/contracts/draft.ts';
import type { Picture, Pictures, Screenshot } from '../../../schemas/contracts/generated/listing.ts';
import type { Fault, Problem } from '../../../schemas/contracts/problems.ts';
import { defined } from '../../../schemas/rules/without-undefined.ts';
import { drawFile, type PictureTools, readPicture } from './read-picture.ts';

/** As many as a listing shows. */
const MAX_SCREENSHOTS = 3;
/** Hosts are spared by the client; this is how many are asked at a time. */
const CONCURRENT = 16;

/** A listing as a run has read it, and the pictures that are shown or proposed of it. */
export interface Illustrated {
  draft: Pick<Draft, 'homepage' | 'icon' | 'screenshots'>;
  /** Its screenshots stand in a README. */
  isFromReadme: boolean;
  known: readonly (Pictures | undefined)[];
  /** What lies beside the operator's document: it comes before what that names. */
  files: { icon?: Buffer | undefined; screenshots: Buffer[] };
}

export interface Illustration {
  pictures: Pictures | undefined;
  /** Warnings: what is wrong with a picture holds nothing else up. */
  problems: Problem[];
}

export interface GatherOptions extends PictureTools {
  /** False: those that are shown stay, and no others come. */
  takesScreenshots: boolean;
  onProgress?: (done: number, total: number) => void;
}

/** @returns in the same order */
export async function gatherPictures(
  subjects: readonly Illustrated[],
  { onProgress, takesScreenshots, ...tools }: GatherOptions,
): Promise<Illustration[]> {
  const shotTools = takesScreenshots ? tools : { ...tools, isOver: () => true };
  let done = 0;
  const illustrate = async (subject: Illustrated) => {
    const illustration = await illustrationOf(subject, tools, shotTools);
    done += 1;
    onProgress?.(done, subjects.length);
    return illustration;
  };
  return pLimit(CONCURRENT).map(subjects, illustrate);
}

async function illustrationOf(subject: Illustrated, tools: PictureTools, shotTools: PictureTools) {
  const { draft, isFromReadme, files } = subject;
  const problems: Problem[] = [];
  const note = (pointer: string) => (problem: Fault) =>
    void problems.push({ pointer, severity: 'warning', ...problem });
  const known = subject.known.flatMap((pictures) => [pictures?.icon ?? [], pictures?.screenshots ?? []].flat());
  const from = isFromReadme ? 'readme' : 'publisher';
  const noteShot = (index: number) => note(`/software/screenshots/${index}`);
  const shots = [
    ...files.screenshots.map(
      (bytes, index) => () => drawFile(bytes, { role: 'screenshot', known }, shotTools, noteShot(index)),
    ),
    ...(draft.screenshots ?? []).map(
      (address, index) => () => readPicture({ role: 'screenshot', from, address, known }, shotTools, noteShot(index)),
    ),
  ];
  const screenshots: Screenshot[] = [];
  for (const look of shots.slice(0, MAX_SCREENSHOTS)) {
    const drawn = await look();
    // Two addresses may lead to one picture.
    const isNew = drawn !== undefined && screenshots.every(({ sha256 }) => sha256 !== drawn.sha256);
    if (isNew) screenshots.push(drawn as Screenshot);
  }
  const noteIcon = note('/software/icon');
  let icon = files.icon && (await drawFile(files.icon, { role: 'icon', known }, tools, noteIcon));
  if (icon === undefined && draft.icon !== undefined)
    icon = await readPicture({ role: 'icon', from: 'publisher', address: draft.icon, known }, tools, noteIcon);
  if (icon === undefined && draft.homepage !== undefined) {
    const { pageIconOf } = await import('./page-icon.ts');
    icon = await pageIconOf(draft.homepage, known, tools);
  }
  return { pictures: picturesOf(icon, screenshots), problems };
}

function picturesOf(icon: Picture | undefined, screenshots: Screenshot[]): Pictures | undefined {
  if (icon === undefined && screenshots.length === 0) return undefined;
  return defined({ icon, screenshots: screenshots.length === 0 ? undefined : screenshots });
}

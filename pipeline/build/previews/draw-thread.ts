/** A thread that draws preview images in turn: up to some thousand listings they are the largest part of a first build. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createCardRenderer } from './card-renderer.ts';
import type { Card } from './preview-card.ts';

export interface DrawnCard {
  card: Card;
  /** File of the icon that the card names. */
  iconFile: string | undefined;
}

const { render } = createCardRenderer();
for (const { card, iconFile } of workerData as DrawnCard[]) {
  parentPort?.postMessage(await render(card, iconFile === undefined ? undefined : readFileSync(iconFile)));
}

/** The process in which strangers' pictures are decoded. It asks for nothing and keeps nothing. */
import { drawPicture, type PictureRole, prepare } from './draw-picture.ts';
import type { PictureKind } from './picture-kind.ts';

export interface DrawingTask {
  bytes: Uint8Array;
  kind: PictureKind;
  role: PictureRole;
}

process.on('disconnect', () => process.exit());
await prepare();
process.on('message', async ({ bytes, kind, role }: DrawingTask) => {
  process.send?.(await drawPicture(Buffer.from(bytes), kind, role));
});
process.send?.('ready');

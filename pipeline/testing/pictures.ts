/** Small pictures of products, and listings that name them. */
import sharp from 'sharp';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { sha256 } from '../repo/text/sha256.ts';

export interface Drawn {
  sha256: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** One color all over. */
export async function drawWebp(background: string, width = 128, height = width): Promise<Drawn> {
  const image = sharp({ create: { width, height, channels: 3, background } });
  const bytes = await image.webp({ lossless: true }).toBuffer();
  return { sha256: sha256(bytes), width, height, bytes };
}

type Pictures = NonNullable<Listing['pictures']>;

const fileOf = ({ sha256, width, height }: Drawn) => ({ sha256, width, height });

export const iconOf = (drawn: Drawn, from: NonNullable<Pictures['icon']>['from'] = 'operator'): Pictures['icon'] => ({
  ...fileOf(drawn),
  ...{ from, source_sha256: 'f'.repeat(64) },
});

export const screenshotOf = (
  large: Drawn,
  small: Drawn,
  alt?: string,
): NonNullable<Pictures['screenshots']>[number] => ({
  ...fileOf(large),
  small: fileOf(small),
  ...(alt !== undefined && { alt }),
  ...{ from: 'publisher', source_sha256: 'f'.repeat(64) },
});

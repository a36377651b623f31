/** The shape that stands for a category: of the icon set the operator chose it from. */
import { icons } from '@iconify-json/lucide';

/** @returns the shapes of a drawing of 24 by 24 that is all strokes; undefined where there is none of the name */
export function signShapes(sign: string | undefined): string | undefined {
  return sign !== undefined && Object.hasOwn(icons.icons, sign) ? icons.icons[sign]?.body : undefined;
}

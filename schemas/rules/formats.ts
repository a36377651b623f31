/** The string formats our schemas use. Compiled into the generated validators. */
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isLanguageTag } from './language-tag.ts';
import { isWebAddress } from './web-address.ts';

export const formats = {
  uri: isWebAddress,
  'language-tag': isLanguageTag,
  date: fullFormats.date,
  'date-time': fullFormats['date-time'],
};

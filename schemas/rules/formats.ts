/** The string formats our schemas use. Compiled into the generated validators. */
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isWebAddress } from './web-address.ts';

export const formats = {
  uri: isWebAddress,
  date: fullFormats.date,
  'date-time': fullFormats['date-time'],
};

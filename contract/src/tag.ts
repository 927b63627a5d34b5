import { z } from 'zod';

/** The shortest is a card's, the longest is the longest EPC that a reader reports. */
export const TAG_DIGITS = { min: 8, max: 124 };

/** As readers report it: whole bytes in hexadecimal capitals. People may group digits with spaces, colons or dashes. */
export const Tag = z
  .string()
  .overwrite((text) => text.replace(/[\s:-]/g, '').toUpperCase())
  .min(TAG_DIGITS.min)
  .max(TAG_DIGITS.max)
  .regex(/^(?:[0-9A-F]{2})+$/);

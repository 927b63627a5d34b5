import { z } from 'zod';

/** The shortest is a card's, the longest the longest EPC that a reader tells. */
export const TAG_DIGITS = { min: 8, max: 124 };

/** A tag as readers tell it: whole bytes in hexadecimal digits, capital. People may group them with spaces, colons or dashes. */
export const Tag = z
  .string()
  .overwrite((text) => text.replace(/[\s:-]/g, '').toUpperCase())
  .min(TAG_DIGITS.min)
  .max(TAG_DIGITS.max)
  .regex(/^(?:[0-9A-F]{2})+$/);

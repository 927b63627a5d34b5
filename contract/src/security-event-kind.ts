import { z } from 'zod';

/** The words for staff are in `web/src/ui/words/security-words.ts`. */
export const SecurityEventKind = z.enum([
  'signed-in',
  'sign-in-failed',
  'login-ended',
  // A call was refused for lack of rights.
  'refused',
  // Staff or a program read somebody else's booking.
  'booking-read',
  // A program used its key from a network new to that key.
  'key-from-new-network',
  // A removed person's addresses were deleted.
  'redacted',
  // This many more events in an hour didn't fit.
  'left-out',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

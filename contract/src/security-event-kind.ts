import { z } from 'zod';

/** What the security record tells of. The words for staff are in `web/src/admin/words/security-words.ts`. */
export const SecurityEventKind = z.enum([
  'signed-in',
  'sign-in-failed',
  'login-ended',
  // Somebody asked for what they may not have.
  'refused',
  // Staff or a program looked at somebody else's booking.
  'booking-read',
  // A program used its key from a network that it had not been used from.
  'key-from-new-network',
  // A removed person's addresses were emptied.
  'redacted',
  // There was no room for so many others in an hour.
  'left-out',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

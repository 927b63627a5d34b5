import { z } from 'zod';

/** Everything that the audit records of staff and their programs. A word that was ever stored stays in this list. */
export const AuditedAction = z.enum([
  'password-changed',
  'user-created',
  'api-key-created',
  'api-key-deleted',
  'station-created',
  'station-edited',
  'station-key-replaced',
  'station-owner-added',
  'station-owner-removed',
  'locker-edited',
  'locker-opened',
  'locker-scanned',
  'card-read',
  'command-run',
  'program-updated',
  'item-created',
  'item-edited',
  'item-deleted',
  'webhook-tested',
  'webhook-secret-shown',
  'alert-closed',
  'booking-cancelled',
  'warning-dropped',
  'review-published',
  'review-refused',
  // On the staff page of a station's screen, where the PIN is one for all.
  'screen-entered',
  'screen-opened',
  'screen-scanned',
  'screen-read-card',
]);
export type AuditedAction = z.infer<typeof AuditedAction>;

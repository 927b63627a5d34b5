import { z } from 'zod';

/** What we write to a person about their account alone, in no connection with a booking. */
export const AccountMailKind = z.enum([
  'deletion-begun',
  'deletion-taken-back',
  'restricted',
  'restriction-lifted',
  'account-unused',
  /** Of a pass or gift card; what a booking's refund needs is told with the booking. */
  'refund-needs-account',
  'refund-transferred',
  'new-device',
  'credentials-changed',
]);
export type AccountMailKind = z.infer<typeof AccountMailKind>;

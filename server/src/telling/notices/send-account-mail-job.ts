import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** A credential was replaced. */
const CredentialChange = z.enum([
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'password-changed',
  'provider-linked',
  'provider-removed',
  'recovered',
]);
export type CredentialChange = z.infer<typeof CredentialChange>;

const dated = { removedOn: z.string() };

/** Data of a mail beyond what is read from the account when it's sent. */
export const AccountMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deletion-begun'), ...dated }),
  z.object({ kind: z.literal('account-unused'), ...dated }),
  z.object({
    kind: z.enum(['refund-needs-account', 'refund-transferred', 'gift-card-part-back', 'dispute-lost']),
    refundId: z.string(),
    amountInCents: z.int(),
  }),
  z.object({ kind: z.literal('new-device'), loginId: z.string() }),
  z.object({
    kind: z.literal('credentials-changed'),
    change: CredentialChange,
    /** The login that did it; null if it was done on the server. */
    loginId: z.string().nullable(),
  }),
  z.object({ kind: z.enum(['deletion-taken-back', 'restricted', 'restriction-lifted']) }),
]);
export type AccountMail = z.infer<typeof AccountMail>;

/** With the runner's doubling delays the last attempt comes about eight hours after the first. */
export const sendAccountMailJob = defineJob({
  name: 'send-account-mail',
  payload: z.object({ accountId: z.string(), mail: AccountMail, askedAt: z.string() }),
  maxAttempts: 20,
});

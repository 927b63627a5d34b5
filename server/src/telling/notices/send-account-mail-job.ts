import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** What somebody signs in with became another. */
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

/** What a mail says beyond what the account itself tells at the time of sending. */
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
    /** In which it was done; none where it was done on the server. */
    loginId: z.string().nullable(),
  }),
  z.object({ kind: z.enum(['deletion-taken-back', 'restricted', 'restriction-lifted']) }),
]);
export type AccountMail = z.infer<typeof AccountMail>;

/** With the doubling wait of the runner the last attempt comes about eight hours after the first. */
export const sendAccountMailJob = defineJob({
  name: 'send-account-mail',
  payload: z.object({ accountId: z.string(), mail: AccountMail, askedAt: z.string() }),
  maxAttempts: 20,
});

import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { Email, Id, Line, Moment, Success } from '../fields.ts';

/** Bytes in the form of WebAuthn's JSON. */
const Bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+={0,2}$/);
/** The standard allows 1,023 bytes. */
const CredentialId = Bytes(1400);
const CredentialType = z.literal('public-key');
const Transports = z.array(z.string().regex(/^[a-z-]{1,32}$/)).max(12);
const KnownCredential = z.object({ id: z.string(), type: CredentialType, transports: z.array(z.string()).optional() });

export const LinkedProvider = z.enum(['google', 'facebook']);
export type LinkedProvider = z.infer<typeof LinkedProvider>;

/** Options for the browser's dialog that makes a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyMaking = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: CredentialType })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(KnownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyMaking = z.infer<typeof PasskeyMaking>;

/** The dialog that asks for a passkey (`PublicKeyCredentialRequestOptionsJSON`). Any passkey of ours will do. */
export const PasskeyAsking = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyAsking = z.infer<typeof PasskeyAsking>;

/** The browser's answer to either, reduced to what the server needs. */
export const MadeCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: CredentialType,
  response: z.object({
    clientDataJSON: Bytes(8000),
    attestationObject: Bytes(40_000),
    transports: Transports.optional().catch(undefined),
  }),
});
export type MadeCredential = z.output<typeof MadeCredential>;

export const ShownCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: CredentialType,
  response: z.object({
    clientDataJSON: Bytes(8000),
    authenticatorData: Bytes(8000),
    signature: Bytes(16_000),
    userHandle: Bytes(200).nullish(),
  }),
});
export type ShownCredential = z.output<typeof ShownCredential>;

export const PASSKEY_NAME_LENGTH = 60;
const PasskeyName = Line.min(1).max(PASSKEY_NAME_LENGTH);

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** A service syncs it to the person's other devices. */
  backedUp: z.boolean(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const passkeyParams = z.object({ passkeyId: Id });

/** Signing in without a mailed code: with a passkey, or with a recovery code when the device is lost. */
export const passkeyCalls = {
  passkeys: get('public', '/passkeys', {
    access: 'customer',
    summary: 'The own passkeys, and how many recovery codes are left',
    answer: z.object({
      passkeys: z.array(Passkey),
      recoveryCodes: z.object({ left: z.int(), madeAt: Moment.nullable() }),
    }),
  }),
  beginPasskey: post('public', '/passkeys/begin', {
    access: 'customer',
    summary: 'Begin to make a passkey; needs a fresh sign-in',
    answer: PasskeyMaking,
  }),
  addPasskey: post('public', '/passkeys', {
    access: 'customer',
    summary: 'Keep the passkey that was made; the browser is signed in with it from then on',
    // Without a name it gets that of its browser.
    body: z.object({ name: PasskeyName.optional(), credential: MadeCredential }),
    answer: Passkey,
  }),
  renamePasskey: put('public', '/passkeys/:passkeyId', {
    access: 'customer',
    summary: 'Call an own passkey by another name',
    params: passkeyParams,
    body: z.object({ name: PasskeyName }),
    answer: Passkey,
  }),
  removePasskey: del('public', '/passkeys/:passkeyId', {
    access: 'customer',
    summary: 'Remove an own passkey; needs a fresh sign-in',
    params: passkeyParams,
    answer: Success,
  }),
  newRecoveryCodes: post('public', '/recovery-codes', {
    access: 'customer',
    summary: 'Ten new recovery codes, told this once; those before are worth nothing. Needs a fresh sign-in',
    answer: z.object({ codes: z.array(z.string()) }),
  }),
  linkedProviders: get('public', '/linked-providers', {
    access: 'customer',
    summary: 'Where else an account signs the caller in: Google or Facebook, and since when',
    answer: z.object({ providers: z.array(z.object({ provider: LinkedProvider, linkedAt: Moment })) }),
  }),
  unlinkProvider: del('public', '/linked-providers/:provider', {
    access: 'customer',
    summary: 'Sign in with that provider no more; needs a fresh sign-in',
    params: z.object({ provider: LinkedProvider }),
    answer: Success,
  }),
  closePasskeyOffer: del('public', '/passkey-offer', {
    access: 'customer',
    summary: 'Not be offered a passkey on the staff page any more',
    answer: Success,
  }),
  loginByPasskey: post('public', '/auth/login/passkey', {
    access: 'anyone',
    summary: 'Begin signing in with a passkey',
    answer: PasskeyAsking,
  }),
  passkeyCallback: post('public', '/auth/callback/passkey', {
    access: 'anyone',
    summary: 'Sign in with the passkey that the browser has shown',
    body: z.object({ credential: ShownCredential }),
    answer: Success,
  }),
  loginByRecoveryCode: post('public', '/auth/login/recovery-code', {
    access: 'anyone',
    summary: 'Sign in with a recovery code; each works once',
    body: z.object({ email: Email, recoveryCode: z.string().trim().min(1).max(60) }),
    answer: Success,
  }),
};

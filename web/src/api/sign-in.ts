import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import type { Locale } from '@laine/contract/states.ts';
import { call } from './call.ts';

export async function sendLoginCode(email: string): Promise<void> {
  await call(accountCalls.loginByEmail, { email });
}

/** False if the code is wrong. */
export async function verifyLoginCode(email: string, code: string): Promise<boolean> {
  const { success } = await call(accountCalls.emailCallback, { email, code });
  return success;
}

export async function signInWithRecoveryCode(email: string, recoveryCode: string): Promise<void> {
  await call(passkeyCalls.loginByRecoveryCode, { email, recoveryCode });
}

/** The language of the profile, where it names one. */
export async function findOwnLocale(): Promise<Locale | undefined> {
  const { user } = await call(accountCalls.me);
  return user?.metadata.locale;
}

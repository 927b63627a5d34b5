import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { I18n } from '@lingui/core';
import { call } from './call.ts';
import { problemText } from './problem-text.ts';

/** The problem in words; undefined if the account is back. */
export async function restoreAccount(i18n: I18n): Promise<string | undefined> {
  try {
    await call(accountCalls.restoreMe);
    return undefined;
  } catch (cause) {
    return problemText(cause, i18n);
  }
}

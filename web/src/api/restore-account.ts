import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { I18n } from '@lingui/core';
import { call } from './call.ts';
import { problemText } from './problem-text.ts';

/** Answers what went wrong, in words; undefined when the account is back. */
export async function restoreAccount(i18n: I18n): Promise<string | undefined> {
  try {
    await call(accountCalls.restoreMe);
    return undefined;
  } catch (cause) {
    return problemText(cause, i18n);
  }
}

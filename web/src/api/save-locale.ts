import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { Locale } from '@laine/contract/states.ts';
import { call } from './call.ts';

export async function saveLocale(locale: Locale): Promise<void> {
  await call(accountCalls.editMe, { locale });
}

import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { LOGIN_CODE_LIFE_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/instants.ts';
import type { Deps } from '../deps.ts';
import { loginCodeMail } from '../notices/login-code-mail.ts';
import { hashToken, newId, newLoginCode } from '../secrets.ts';
import { insertLoginCode, listCodeTimes, lockAddress, withdrawLoginCode } from './login-code-store.ts';
import { codeLimits, longest, requireWithin } from './sign-in-limits.ts';

export const hashLoginCode = (id: string, code: string) => hashToken(`${id}:${code}`);

type CodeWish = { email: string; locale: Locale };

/** Mails a code. Nothing here looks at accounts, so the answer cannot tell whether the address has one. */
export async function sendLoginCode(deps: Deps, wish: CodeWish): Promise<void> {
  const id = newId();
  const code = newLoginCode();
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await lockAddress(tx, wish.email);
    const sent = await listCodeTimes(tx, wish.email, now.subtract(longest(codeLimits)));
    requireWithin(codeLimits, sent, now, 'too-many-codes');
    await insertLoginCode(tx, {
      id,
      email: wish.email,
      codeHash: hashLoginCode(id, code),
      createdAt: now,
      expiresAt: plusSeconds(now, LOGIN_CODE_LIFE_SECONDS),
    });
  });
  // After commit: a slow mail server must not hold the address's lock.
  const outcome = await deps.mailer.send(loginCodeMail(deps.settings.brand, wish.email, code, wish.locale));
  if (outcome === 'sent') return;
  await withdrawLoginCode(deps.db.query, id);
  throw new Refusal(outcome === 'refused' ? 'address-refused' : 'code-not-sent');
}

import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { LOGIN_CODE_LIFE_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import { countUse, findFreeAt, requireRoom, spend } from '../../ground/budgets/budgets.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { hashToken, newId, newLoginCode } from '../../ground/secrets.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { loginCodeMail } from '../../telling/notices/login-code-mail.ts';
import { insertLoginCode, lockAddress, withdrawLoginCode } from './login-code-store.ts';
import { hasSignedInFrom } from './login-store.ts';
import { codeBudgets, everybodysCodeBudget, tryBudgets } from './sign-in-limits.ts';
import { hashNetwork, type SignInOrigin } from './sign-in-origin.ts';

export const hashLoginCode = (id: string, code: string) => hashToken(`${id}:${code}`);

type CodeWish = { email: string; locale: Locale; origin: SignInOrigin & { browserHash: string } };

/** Mails a code. The answer is the same for every address, so it cannot tell whether there is an account. */
export async function sendLoginCode(deps: Deps, { email, locale, origin }: CodeWish): Promise<void> {
  const id = newId();
  const code = newLoginCode();
  const { browserHash, network, isProgram } = origin;
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await lockAddress(tx, email);
    const isKnown = await hasSignedInFrom(tx, email, browserHash);
    const asking = { email, origin: browserHash, network, isKnown };
    // A new code is a new chance to guess, so it lifts no limit; one that would be refused is not sent.
    await requireRoom(tx, tryBudgets(deps, 'code', asking), now, 'too-many-tries');
    await spend(tx, codeBudgets(deps, asking), now, 'too-many-codes');
    await watchFlood(deps, tx, now);
    await insertLoginCode(tx, {
      id,
      email,
      codeHash: hashLoginCode(id, code),
      createdAt: now,
      expiresAt: plusSeconds(now, LOGIN_CODE_LIFE_SECONDS),
      browserHash,
      networkHash: isProgram ? hashNetwork(deps, network) : null,
    });
  });
  // After commit: a slow mail server must not hold the address's lock.
  const outcome = await deps.mailer.send(loginCodeMail(deps.settings.brand, email, code, locale));
  if (outcome === 'sent') return;
  await withdrawLoginCode(deps.db.query, id);
  throw new Refusal(outcome === 'refused' ? 'address-refused' : 'code-not-sent');
}

/** Only told, never refused: otherwise many strangers together could keep everybody out. */
async function watchFlood(deps: Deps, tx: Tx, now: Temporal.Instant): Promise<void> {
  const budget = everybodysCodeBudget(deps);
  if (await findFreeAt(tx, budget, now))
    await raiseAlert(tx, { kind: 'sign-in-flood', target: 'login codes', stationId: null, data: {} }, now);
  await countUse(tx, [budget], now);
}

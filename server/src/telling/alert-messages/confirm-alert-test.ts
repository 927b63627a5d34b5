import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { MAX_SILENCE_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { budgetOf, spend } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { sameSecret } from '../../ground/secrets.ts';
import { markMailAccepted, markReached, readTested } from './alert-settings-store.ts';

/** Nobody guesses a code: whoever types it has read it. */
const LIMITS = [{ most: 10, within: Temporal.Duration.from({ hours: 1 }) }];

/** The person has read a test: its channel counts as reaching them until their number or address changes. */
export async function confirmAlertTest(
  deps: Deps,
  actor: Actor<Person>,
  { code }: ParsedInput<typeof calls.confirmAlertTest>,
): Promise<CallAnswer<typeof calls.confirmAlertTest>> {
  const { id } = actor.who.account;
  const now = deps.now();
  await deps.db.transaction((tx) => spend(tx, [budgetOf(deps, 'test codes', id, LIMITS)], now, 'too-many-requests'));
  return deps.db.transaction(async (tx) => {
    const tested = await readTested(tx, id);
    if (!tested?.testedAt || !isBefore(now, plusSeconds(tested.testedAt, MAX_SILENCE_SECONDS))) {
      throw new Refusal('wrong-test-code');
    }
    const bySms = tested.smsCode !== null && sameSecret(tested.smsCode, code);
    const byMail = tested.mailCode !== null && sameSecret(tested.mailCode, code);
    if (!bySms && !byMail) throw new Refusal('wrong-test-code');
    const channel = bySms ? 'sms' : 'email';
    await markReached(tx, id, bySms ? { smsReachedAt: now, smsCode: null } : { mailReachedAt: now, mailCode: null });
    await recordAction(tx, actor, { action: 'channel-confirmed', target: id, data: { channel } }, now);
    return { channel };
  });
}

/** Where SMS are off, an admin takes responsibility for their mail being read. */
export async function acceptMail(
  deps: Deps,
  actor: Actor<Person>,
  { userId, because }: ParsedInput<typeof calls.acceptMail>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await tx.selectFrom('accounts').select('id').where('id', '=', userId).executeTakeFirst();
    if (!account) throw new Refusal('not-found');
    const now = deps.now();
    await markMailAccepted(tx, userId, because, now);
    await recordAction(tx, actor, { action: 'mail-accepted', target: userId, data: { because } }, now);
  });
}

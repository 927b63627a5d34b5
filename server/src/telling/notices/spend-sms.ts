import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { MAX_SMS_TO_COUNTRY_PER_DAY, MAX_SMS_TO_ONE_PER_DAY, UNUSUAL_SMS_PER_DAY } from '@laine/rules/constants.ts';
import { type Budget, budgetOf, countUseOf, findFreeAt, lockBudgets } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { NEW_CODE } from './notice-times.ts';
import type { Rental } from './rental.ts';

const aDay = (most: number) => [{ most, within: Temporal.Duration.from({ hours: 24 }) }];

type Told = { kind: NoticeKind; occasion: string };
type Spent = Told & { rental: Rental; country: string };

/**
 * False when a limit is reached (docs/product.md, Messages). A customer who pays with a card only uses up their own
 * account's limit, so no stranger can block their messages.
 */
export function spendSms(
  deps: Pick<Deps, 'db' | 'now' | 'contactKey'>,
  { rental, country, ...told }: Spent,
): Promise<boolean> {
  const isPaid = rental.movements.some(isPaidByCard);
  const shared = [
    budgetOf(deps, 'sms to a number', rental.phone, aDay(MAX_SMS_TO_ONE_PER_DAY)),
    budgetOf(deps, 'sms to a country', country, aDay(MAX_SMS_TO_COUNTRY_PER_DAY)),
  ];
  const own = budgetOf(deps, 'sms of an account', rental.accountId, aDay(MAX_SMS_TO_ONE_PER_DAY));
  const budgets: Budget[] = isAlwaysSent(told, isPaid) ? [] : isPaid ? [own] : [own, ...shared];
  const total = budgetOf(deps, 'sms in all', '', aDay(UNUSUAL_SMS_PER_DAY));
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await lockBudgets(tx, [...budgets, total]);
    for (const budget of budgets) if (await findFreeAt(tx, budget, now)) return false;
    const sent = await countUseOf(tx, total, budgets, now);
    // Only alerts, never blocks: in a storm everybody must be told.
    if (sent % UNUSUAL_SMS_PER_DAY === 0) {
      await raiseAlert(tx, { kind: 'sms-flood', target: 'sms', stationId: null, data: {} }, now);
    }
    return true;
  });
}

const isPaidByCard = ({ kind, state, means, amountInCents }: Rental['movements'][number]) =>
  kind === 'charge' && state === 'succeeded' && means === 'card' && amountInCents > 0;

/** Kinds that customers can trigger as often as they like. All others come from us, or once per debt. */
const BOUNDED: ReadonlySet<NoticeKind> = new Set([
  'booking-confirmed',
  'reminder',
  'ending-soon',
  'extension-link',
  'hour-added',
  'time-is-up',
  'door-left-open',
]);

function isAlwaysSent({ kind, occasion }: Told, isPaid: boolean): boolean {
  const isOwnCode = kind === 'booking-confirmed' || (kind === 'booking-changed' && occasion.startsWith(NEW_CODE));
  return isOwnCode ? isPaid : !BOUNDED.has(kind);
}

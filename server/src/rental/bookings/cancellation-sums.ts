import { passCancellationChargeInCents } from '@laine/rules/price/pass.ts';
import { boardPricesInCents, cancellationRefundInCents } from '@laine/rules/price/refund.ts';
import { earlier } from '@laine/rules/time/instants.ts';
import { type Refundable, refundableInCents } from '../../money/payments/refundable.ts';
import type { SessionRow } from '../sessions/list-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { paidInCents } from './booking-sums.ts';

/** Some boards of a booking, or all that are left. */
export type Scope = {
  sessions: SessionRow[];
  boards: SessionRow[];
  /** Boards that we couldn't provide: refunded in full, while the others follow the customer's rule. */
  atFault: SessionRow[];
  refundable: Refundable;
  /** The price of the pass hour, already paid when the pass was withdrawn. */
  deductedForHour: number | undefined;
};

/** Nothing that was paid for would be left of the booking, and nobody has collected any of it. */
export const isWhole = ({ sessions, boards }: Pick<Scope, 'sessions' | 'boards'>): boolean =>
  !sessions.some(isCollected) &&
  paidBoards(boards).length === paidBoards(sessions).filter(({ status }) => status !== 'cancelled').length;

/** Only a paid booking searches for whoever is out, charges their overtime and opens their door. */
const isCollected = ({ status }: SessionRow): boolean => status === 'started' || status === 'finished';

const isAllOurs = ({ boards, atFault }: Scope): boolean =>
  atFault.length > 0 && paidBoards(atFault).length === paidBoards(boards).length;

export const refundPurpose = (scope: Scope) => (isAllOurs(scope) ? 'operator-fault' : 'cancellation');

/** Without those that staff added. */
export const paidBoards = (boards: SessionRow[]): SessionRow[] => boards.filter(({ isExtra }) => !isExtra);

export const pricesInCents = (booking: BookingRow, sessions: SessionRow[], boards: SessionRow[]): number[] =>
  boardPricesInCents({ ...booking, paidInCents: paidInCents(booking) }, sessions, boards);

export const sumOf = (cents: number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** Refund and charge, shared by the preview and the cancellation. `paidInCents` is for these boards. */
export function cancellationSums(booking: BookingRow, scope: Scope, now: Temporal.Instant) {
  const value = (boards: SessionRow[]) => sumOf(pricesInCents(booking, scope.sessions, boards));
  const paid = value(scope.boards);
  const ours = Math.min(paid, value(scope.atFault));
  const before = cancelledBefore(scope.sessions);
  const start = firstStart(scope);
  const goesBack = (cause: 'customer' | 'operator', cents: number) =>
    cancellationRefundInCents(booking.terms.refund, { paidInCents: cents, start, cancelledAt: now, cause, before });
  const restInCents = refundableInCents(scope.refundable);
  const atFaultInCents = Math.min(goesBack('operator', ours), restInCents);
  const refundInCents = Math.min(atFaultInCents + goesBack('customer', paid - ours), restInCents);
  return { refundInCents, atFaultInCents, paidInCents: paid, ...passSums(booking, scope, now) };
}

/** Boards of which we kept a part: neither cancelled too late nor fully refunded. */
function cancelledBefore(sessions: SessionRow[]) {
  const before = { paidInCents: 0, refundInCents: 0 };
  for (const { cancelledInCents, refundInCents } of sessions) {
    if (cancelledInCents === null || !refundInCents || refundInCents === cancelledInCents) continue;
    before.paidInCents += cancelledInCents;
    before.refundInCents += refundInCents;
  }
  return before;
}

/** Staff may give single boards other times, so each counts from its own start. */
function firstStart({ boards }: Pick<Scope, 'boards'>): Temporal.Instant {
  const paid = paidBoards(boards);
  return (paid.length > 0 ? paid : boards).map(({ start }) => start).reduce(earlier);
}

/** A free hour cancelled too late costs its normal price, unless we are at fault or it's already paid. */
function passSums({ passInCents }: BookingRow, scope: Scope, now: Temporal.Instant) {
  const nothing = { passChargeInCents: 0, passBackInCents: 0 };
  if (!isWhole(scope)) return nothing;
  const late = isAllOurs(scope) ? 0 : passCancellationChargeInCents(passInCents, firstStart(scope), now);
  if (scope.deductedForHour === undefined) return { ...nothing, passChargeInCents: late };
  return { ...nothing, passBackInCents: late === 0 ? scope.deductedForHour : 0 };
}

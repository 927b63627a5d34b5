import { compareBooks, type Difference } from '@laine/rules/money/compare-books.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ProviderMovement } from '../../ground/ports/payment-provider.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { closeByItself, findLastAlert } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { applyDispute } from './apply-dispute.ts';
import type { PaymentContinuations } from './apply-payment-event.ts';
import { applyRefund } from './apply-refund.ts';
import { listOpenDisputes } from './dispute-store.ts';
import { findLastReconciliation, listRowsByProviderIds, listUnreconciledRows, markReconciled } from './ledger-store.ts';

/** Each run looks back this far beyond the last one, so that late rows are seen twice rather than never. */
const OVERLAP = Temporal.Duration.from({ hours: 72 });
/** The first run looks back this far. */
const FIRST_LOOK = Temporal.Duration.from({ hours: 7 * 24 });
/** Their book has a payment before it's final in ours. This margin keeps rows at the edge from being missed. */
const SETTLED_HERE_WITHIN = Temporal.Duration.from({ hours: 24 });
/** Younger movements may still be on their way from one book to the other. */
const SETTLED_WITHIN = Temporal.Duration.from({ hours: 1 });

/**
 * Compares the provider's book with ours: every movement there has a ledger row here and the other way round, with the
 * same sum. Also records the fees. A person has to look at differences; each is reported once, and withdrawn if the
 * books agree after all. Running it any number of times does no harm.
 */
export async function reconcile(deps: Deps, continuations: PaymentContinuations): Promise<void> {
  const now = deps.now();
  const last = await findLastReconciliation(deps.db.query);
  const from = last ? last.subtract(OVERLAP) : now.subtract(FIRST_LOOK);
  const to = now.subtract(SETTLED_WITHIN);
  const movements = (await deps.payments.listMovements(from.subtract(SETTLED_HERE_WITHIN))).filter(({ at }) =>
    isBefore(at, to),
  );
  await catchUp(deps, movements, continuations);

  const ours = await readRows(deps, movements, { from, to });
  const { matches, differences } = compareBooks(ours, movements);
  for (const { id, feeInCents } of matches) {
    await markReconciled(deps.db.query, id, feeInCents, now);
    await closeWhatWasTold(
      deps,
      ours.find((row) => row.id === id),
      now,
    );
  }
  for (const difference of differences) await tell(deps, difference, now);
}

const providerIdsOf = (movements: ProviderMovement[]) => [...new Set(movements.map(({ providerId }) => providerId))];

/**
 * An event may have been lost, so we ask about refunds and disputes again. One that is open here may have ended there
 * without a movement of money, and anything waiting for it would wait for ever.
 */
async function catchUp(deps: Deps, movements: ProviderMovement[], { followDispute }: PaymentContinuations) {
  const known = await listRowsByProviderIds(deps.db.query, providerIdsOf(movements));
  const disputes = new Set(await listOpenDisputes(deps.db.query));
  for (const { kind, providerId } of movements) {
    const isKnown = known.some((row) => row.providerId === providerId && row.kind === kind);
    // We know a refund that came back, but not that it came back.
    if (kind === 'refund') await unlessItCannotBe(deps, providerId, () => applyRefund(deps, providerId));
    else if (!isKnown && kind !== 'charge') disputes.add(providerId);
  }
  for (const id of disputes) await unlessItCannotBe(deps, id, () => applyDispute(deps, id, followDispute));
}

/** One that can't be applied yet must not keep the others from being compared. */
async function unlessItCannotBe(deps: Deps, providerId: string, apply: () => Promise<void>): Promise<void> {
  try {
    await apply();
  } catch (error) {
    if (error instanceof PaymentProblem) throw error;
    deps.log.warn({ providerId, error: error instanceof Error ? error.message : 'unknown' }, 'not caught up with');
  }
}

async function readRows(
  deps: Deps,
  movements: ProviderMovement[],
  span: { from: Temporal.Instant; to: Temporal.Instant },
) {
  const named = await listRowsByProviderIds(deps.db.query, providerIdsOf(movements));
  const unseen = await listUnreconciledRows(deps.db.query, span);
  return [...new Map([...named, ...unseen].map((row) => [row.id, row])).values()];
}

/** After an outage their book may be ahead of ours for a while. */
async function closeWhatWasTold(
  deps: Deps,
  row: { id: string; providerId: string | null } | undefined,
  now: Temporal.Instant,
) {
  for (const target of [row?.id, row?.providerId]) {
    if (target) await closeByItself(deps.db.query, { kind: 'books-differ', target }, now);
  }
}

async function tell(deps: Deps, difference: Difference, now: Temporal.Instant): Promise<void> {
  const target = difference.ledgerId ?? difference.providerId ?? '';
  // Staff who have dealt with it aren't told again by the next run.
  if (await findLastAlert(deps.db.query, { kind: 'books-differ', target })) return;
  deps.log.error(difference, 'the books differ');
  const alert = { kind: 'books-differ', target, stationId: null, data: difference } as const;
  await deps.db.transaction((tx) => raiseAlert(tx, alert, now));
}

import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { chargeCard } from '../../money/payments/charge-card.ts';
import type { ChargeFollowUps } from '../../money/payments/charge-follow-ups.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import type { ExtensionRow } from './extension-store.ts';
import { findExtension } from './extension-store.ts';

/** Charges the saved card for a held hour, once however often it's called; an unreachable provider throws. */
async function askCard(deps: Deps, extensionId: string, followUps: ChargeFollowUps): Promise<ExtensionRow> {
  const extension = await getExtension(deps, extensionId);
  if (!isForCard(extension, deps.now()) || extension.ledgerId === null) return extension;
  await chargeCard(deps, extension.ledgerId, followUps);
  return getExtension(deps, extensionId);
}

/** Once the card has refused, a page asks for the money; after the hold, nobody does. */
const isForCard = ({ status, cardRefusedAt, heldUntil }: ExtensionRow, now: Temporal.Instant) =>
  status === 'held' && cardRefusedAt === null && isBefore(now, heldUntil);

export async function getExtension(deps: Deps, id: string): Promise<ExtensionRow> {
  const extension = await findExtension(deps.db.query, id);
  if (!extension) throw new Error('an extension goes with its booking only');
  return extension;
}

/** For a waiting customer: if the provider doesn't answer, the hour stays held, and the job keeps asking. */
export async function askCardNow(deps: Deps, extensionId: string, followUps: ChargeFollowUps): Promise<ExtensionRow> {
  try {
    // The second of two tabs waits for the answer to the first.
    return await oneAtATime(deps.db, `extension ${extensionId}`, () => askCard(deps, extensionId, followUps));
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    deps.log.warn({ extensionId, kind: error.kind, code: error.code }, 'extension not charged yet');
    return getExtension(deps, extensionId);
  }
}

/** For the job: the customer may be back on the water, and hears by SMS if the card didn't pay. */
export async function askCardLater(deps: Deps, extensionId: string, followUps: ChargeFollowUps): Promise<void> {
  const before = await getExtension(deps, extensionId);
  const after = await askCard(deps, extensionId, followUps);
  if (before.cardRefusedAt === null && after.cardRefusedAt !== null) await sendPaymentLink(deps, after);
}

export async function sendPaymentLink(deps: Deps, { id, bookingId }: ExtensionRow): Promise<void> {
  const wish = { bookingId, kind: 'extension-link', occasion: id, now: deps.now() } as const;
  await deps.db.transaction((tx) => queueNotices(tx, wish));
}

import type { Deps } from '../../ground/deps.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import type { PostOutcome } from '../../ground/ports/webhook-courier.ts';
import { hasArrived, postWebhook } from './post-webhook.ts';
import type { WebhookMessage } from './sign-delivery.ts';
import { findEndpoint } from './webhook-store.ts';

const GONE = 410;

type Attempt = { number: number; isLast: boolean };

/**
 * One attempt of a queued webhook; throws if another is worthwhile. The station's log gets the first failure and the
 * end only: a receiver that is away for a day must not fill it.
 */
export async function deliverWebhook(
  deps: Deps,
  stationId: string,
  message: WebhookMessage,
  attempt: Attempt,
): Promise<void> {
  const endpoint = await findEndpoint(deps.db.query, stationId);
  // The address was removed since, so its receiver must not hear any more.
  if (!endpoint) return;
  const outcome = await postWebhook(deps.webhooks, endpoint, message);
  const isOver = hasArrived(outcome) || isGone(outcome) || attempt.isLast;
  if (isOver || attempt.number === 1) await logAttempt(deps, stationId, message, outcome, attempt.number);
  if (!isOver) throw new Error(`webhook not delivered: ${wordOf(outcome)}`);
}

export async function logAttempt(
  deps: Deps,
  stationId: string,
  { id, event }: WebhookMessage,
  outcome: PostOutcome,
  attempt: number,
): Promise<void> {
  const title = hasArrived(outcome) ? 'webhook delivered' : 'webhook not delivered';
  const data = { type: event.type, webhookId: id, answer: wordOf(outcome), attempt };
  const sessionId =
    event.type === 'session-start' ? event.sessionId : event.type === 'session-end' ? event.session.id : null;
  const lockerNumber = event.type === 'test' ? null : event.lockerNumber;
  await writeLog(deps.db.query, { stationId, title, data, lockerNumber, sessionId }, deps.now());
}

/** The receiver asks never to be told again. */
const isGone = (outcome: PostOutcome) => outcome.kind === 'answered' && outcome.status === GONE;

const wordOf = (outcome: PostOutcome) => (outcome.kind === 'answered' ? outcome.status : outcome.kind);

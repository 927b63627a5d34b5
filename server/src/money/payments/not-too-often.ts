import { setTimeout as wait } from 'node:timers/promises';

/** We ask the provider about one payment at most this often, however often its page is viewed. */
const SPACE_MS = 2_000;

type Turn = { begunAt: number; underWay: Promise<void> | undefined; next: Promise<void> | undefined };

const turnsOf = new WeakMap<object, Map<string, Turn>>();

/**
 * Asks the provider about one payment for everybody who views it. Callers during a request share its answer; callers
 * soon after wait together for one more request, so somebody who has just paid still sees it within seconds. Each
 * process asks for itself, and the database decides what an answer changes.
 */
export function notTooOften(owner: object, paymentId: string, ask: () => Promise<void>): Promise<void> {
  const turns = turnsOf.get(owner) ?? new Map<string, Turn>();
  turnsOf.set(owner, turns);
  const turn = turns.get(paymentId);
  const waitMs = turn ? turn.begunAt + SPACE_MS - performance.now() : 0;
  if (turn?.next) return turn.next;
  // Also if the last request is still open: a provider that hangs must not hold up everybody.
  if (!turn || waitMs <= 0) return begin(turns, paymentId, ask);
  if (turn.underWay) return turn.underWay;
  turn.next = wait(waitMs, undefined, { ref: false }).then(() => begin(turns, paymentId, ask));
  return turn.next;
}

function begin(turns: Map<string, Turn>, paymentId: string, ask: () => Promise<void>): Promise<void> {
  const turn: Turn = { begunAt: performance.now(), underWay: undefined, next: undefined };
  turns.set(paymentId, turn);
  turn.underWay = ask().finally(() => {
    turn.underWay = undefined;
  });
  // Forgets a payment that nobody views any more.
  setTimeout(() => turns.get(paymentId) === turn && !turn.next && turns.delete(paymentId), SPACE_MS).unref();
  return turn.underWay;
}

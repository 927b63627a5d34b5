import { randomInt } from 'node:crypto';
import { deliveryIdOf } from '../account.ts';
import type { PaymentStore } from '../store/payment-store.ts';
import type { DeliveryNote, StoredEvent } from '../store/stored-objects.ts';
import type { WebhookFault } from '../payment-calls.ts';
import { signatureOf } from './sign.ts';

/** How long the courier waits; tests are in more of a hurry. */
export interface CourierPace {
  /** After a failure; each wait after it is twice as long. */
  firstWaitInMs: number;
  /** For delayed events, each somewhere between. */
  delayInMs: { min: number; max: number };
  thirdCopyAfterInMs: number;
}

export const USUAL_PACE: CourierPace = {
  firstWaitInMs: 500,
  delayInMs: { min: 2000, max: 6000 },
  thirdCopyAfterInMs: 3000,
};

interface Options {
  store: PaymentStore;
  endpoint: string;
  secret: string;
  pace: CourierPace;
}

const MOST_ATTEMPTS = 12;
const LONGEST_WAIT_IN_MS = 60_000;
const ANSWER_WITHIN_IN_MS = 10_000;

/**
 * Carries events to the product, as the fault switch stood when they happened. What has not arrived is carried on after
 * a restart. All waiting is in real time.
 */
export class Courier {
  fault: WebhookFault = 'deliver';
  readonly #options: Options;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #closing = new AbortController();
  /** First attempts that are on their way. */
  readonly #underway = new Set<Promise<void>>();

  constructor(options: Options) {
    this.#options = options;
    options.store.onCommit((committed) => {
      for (const changed of committed) if (changed.object === 'event') this.#dispatch(changed);
    });
  }

  /** Takes up what was on its way when the product stopped. */
  resume() {
    const { store, pace } = this.#options;
    for (const { state, eventId } of store.list('note.delivery')) {
      const event = state === 'pending' ? store.find('event', eventId) : undefined;
      if (event) this.#later(pace.firstWaitInMs, () => this.#attempt(event, 1));
    }
  }

  /** When the product has answered what was just sent, or has taken too long. */
  async firstAttempts() {
    await Promise.allSettled(this.#underway);
  }

  close() {
    this.#closing.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #dispatch(event: StoredEvent) {
    // An event that was only marked as delivered is not news.
    if (event.pending_webhooks === 0 || this.#closing.signal.aborted) return;
    const { delayInMs, thirdCopyAfterInMs } = this.#options.pace;
    switch (this.fault) {
      case 'drop':
        this.#note(event, 'dropped', 0);
        break;
      case 'delay':
        // Each waits for itself, so later ones may overtake earlier ones.
        this.#later(randomInt(delayInMs.min, delayInMs.max), () => this.#attempt(event, 1));
        break;
      case 'duplicate':
        this.#now(event);
        this.#now(event);
        this.#later(thirdCopyAfterInMs, () => this.#attempt(event, 1));
        break;
      case 'deliver':
        this.#now(event);
        break;
    }
  }

  #now(event: StoredEvent) {
    const attempt = this.#attempt(event, 1).finally(() => this.#underway.delete(attempt));
    this.#underway.add(attempt);
  }

  async #attempt(event: StoredEvent, attempts: number): Promise<void> {
    const hasArrived = await this.#send(event);
    if (this.#closing.signal.aborted) return;
    if (hasArrived) return this.#note(event, 'delivered', attempts);
    if (attempts >= MOST_ATTEMPTS) return this.#note(event, 'given-up', attempts);
    this.#note(event, 'pending', attempts);
    const waitInMs = waitAfter(attempts, this.#options.pace.firstWaitInMs);
    this.#later(waitInMs, () => this.#attempt(event, attempts + 1));
  }

  async #send(event: StoredEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    try {
      const answer = await fetch(this.#options.endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, this.#options.secret),
          'user-agent': 'Stripe/1.0 (stand-in)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_WITHIN_IN_MS)]),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  #note(event: StoredEvent, state: DeliveryNote['state'], attempts: number) {
    const { store } = this.#options;
    const id = deliveryIdOf(event.id);
    // One of several copies has arrived already.
    if (store.find('note.delivery', id)?.state === 'delivered') return;
    const note: DeliveryNote = { id, object: 'note.delivery', eventId: event.id, state, attempts };
    const isOver = state !== 'pending';
    store.record(note, ...(isOver ? [{ ...event, pending_webhooks: 0 }] : []));
  }

  #later(waitInMs: number, act: () => Promise<void>) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void act();
    }, waitInMs);
    timer.unref();
    this.#timers.add(timer);
  }
}

export const waitAfter = (attempts: number, firstWaitInMs: number): number =>
  Math.min(firstWaitInMs * 2 ** (attempts - 1), LONGEST_WAIT_IN_MS);

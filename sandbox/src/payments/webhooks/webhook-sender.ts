import { randomInt } from 'node:crypto';
import { deliveryIdOf } from '../account.ts';
import type { WebhookFault } from '../payment-calls.ts';
import type { PaymentStore } from '../store/payment-store.ts';
import type { DeliveryNote, StoredEvent } from '../store/stored-objects.ts';
import { signWebhook } from './sign-webhook.ts';

/** How long the sender waits. Tests use shorter delays. */
export interface SenderDelays {
  /** After a failure; each wait after it is twice as long. */
  firstWaitInMs: number;
  /** For delayed events, each somewhere between. */
  delayInMs: { min: number; max: number };
  thirdCopyAfterInMs: number;
}

export const USUAL_DELAYS: SenderDelays = {
  firstWaitInMs: 500,
  delayInMs: { min: 2000, max: 6000 },
  thirdCopyAfterInMs: 3000,
};

interface Options {
  store: PaymentStore;
  endpoint: string;
  secret: string;
  delays: SenderDelays;
}

const MAX_ATTEMPTS = 12;
const MAX_WAIT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Sends events to the product, in the way the fault switch said when they happened. Events that have not arrived are
 * sent again after a restart. All waiting is in real time.
 */
export class WebhookSender {
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

  /** Sends again what had not arrived when the product stopped. */
  resume() {
    const { store, delays } = this.#options;
    for (const { state, eventId } of store.list('note.delivery')) {
      const event = state === 'pending' ? store.find('event', eventId) : undefined;
      if (event) this.#later(delays.firstWaitInMs, () => this.#attempt(event, 1));
    }
  }

  /** Resolves when the product has answered what was just sent, or has taken too long. */
  async firstAttemptsDone() {
    await Promise.allSettled(this.#underway);
  }

  close() {
    this.#closing.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #dispatch(event: StoredEvent) {
    // An event that was recorded again because it has arrived needs no sending.
    if (event.pending_webhooks === 0 || this.#closing.signal.aborted) return;
    const { delayInMs, thirdCopyAfterInMs } = this.#options.delays;
    switch (this.fault) {
      case 'drop':
        this.#note(event, 'dropped', 0);
        break;
      case 'delay':
        // Each event has its own delay, so later ones may overtake earlier ones.
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
    if (attempts >= MAX_ATTEMPTS) return this.#note(event, 'given-up', attempts);
    this.#note(event, 'pending', attempts);
    const waitInMs = waitAfter(attempts, this.#options.delays.firstWaitInMs);
    this.#later(waitInMs, () => this.#attempt(event, attempts + 1));
  }

  async #send(event: StoredEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    try {
      const answer = await fetch(this.#options.endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signWebhook(body, this.#options.secret),
          'user-agent': 'Stripe/1.0 (stand-in)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      // Read, or the connection would be closed and each event would need one of its own.
      await answer.arrayBuffer();
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
  Math.min(firstWaitInMs * 2 ** (attempts - 1), MAX_WAIT_MS);

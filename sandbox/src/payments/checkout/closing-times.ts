import { callAt, type Clock } from '@laine/server/ground/clock.ts';
import type { Account } from '../account.ts';
import { expireCheckout } from './expire-checkout.ts';

/**
 * Closes payment pages when the product's clock reaches their end. Timers do so in time. Each request also calls
 * `sweep` first, because after a jump of the clock it may come before the timers.
 */
export class ClosingTimes {
  readonly #account: Account;
  readonly #clock: Clock;
  readonly #open = new Map<string, { expiresAt: number; stop: () => void }>();

  constructor(account: Account, clock: Clock) {
    this.#account = account;
    this.#clock = clock;
    account.store.onCommit((committed) => {
      for (const changed of committed) if (changed.object === 'checkout.session') this.#follow(changed);
    });
    for (const session of account.store.list('checkout.session')) this.#follow(session);
  }

  sweep() {
    const now = this.#account.nowInSeconds();
    for (const [id, { expiresAt }] of this.#open) {
      const session = expiresAt <= now ? this.#account.store.find('checkout.session', id) : undefined;
      if (session?.status === 'open') expireCheckout(this.#account, session);
    }
  }

  close() {
    for (const { stop } of this.#open.values()) stop();
    this.#open.clear();
  }

  #follow({ id, status, expires_at }: { id: string; status: string | null; expires_at: number }) {
    const followed = this.#open.get(id);
    if (status === 'open' && !followed) {
      const at = Temporal.Instant.fromEpochMilliseconds(expires_at * 1000);
      this.#open.set(id, { expiresAt: expires_at, stop: callAt(this.#clock, at, () => this.sweep()) });
    } else if (status !== 'open' && followed) {
      followed.stop();
      this.#open.delete(id);
    }
  }
}

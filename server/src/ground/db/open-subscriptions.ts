import type { OnMessage, StopListening } from './engine.ts';
import { outsideTransaction } from './transaction-scope.ts';

type Subscription = { channel: string; onMessage: OnMessage; onGap: (() => void) | undefined };

/** Listeners per channel in this process. The driver delivers messages from within whatever query brought them. */
export function openSubscriptions() {
  const subscriptions = new Set<Subscription>();
  return {
    /** A channel without listeners stays subscribed; its messages are ignored. */
    add(subscription: Subscription): StopListening {
      subscriptions.add(subscription);
      return async () => {
        subscriptions.delete(subscription);
      };
    },
    channels: () => new Set([...subscriptions].map(({ channel }) => channel)),
    tell(channel: string, payload: string): void {
      const listeners = [...subscriptions].filter((subscription) => subscription.channel === channel);
      outsideTransaction(() => listeners.forEach(({ onMessage }) => onMessage(payload)));
    },
    tellGap(): void {
      const listeners = [...subscriptions];
      outsideTransaction(() => listeners.forEach(({ onGap }) => onGap?.()));
    },
  };
}

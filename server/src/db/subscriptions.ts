import type { OnMessage } from './engine.ts';
import { outsideTransaction } from './transaction-scope.ts';

type Subscription = { channel: string; onMessage: OnMessage; onGap: (() => void) | undefined };

/** Who listens to which channel of this process. */
export function openSubscriptions() {
  const subscriptions = new Set<Subscription>();
  const others = (channel: string) => [...subscriptions].filter((subscription) => subscription.channel === channel);
  return {
    add(subscription: Subscription): void {
      subscriptions.add(subscription);
    },
    /** Whether anybody is left on its channel. */
    remove(subscription: Subscription): boolean {
      subscriptions.delete(subscription);
      return others(subscription.channel).length > 0;
    },
    channels: () => new Set([...subscriptions].map((subscription) => subscription.channel)),
    tell(channel: string, payload: string): void {
      // The driver calls from within whatever query brought the message.
      outsideTransaction(() => {
        for (const { onMessage } of others(channel)) onMessage(payload);
      });
    },
    tellGap(): void {
      outsideTransaction(() => {
        for (const { onGap } of [...subscriptions]) onGap?.();
      });
    },
  };
}

import type { NoticeChannel } from '@laine/contract/states.ts';
import type { Delivery } from '../sandbox-calls.ts';

const KEPT_MESSAGES = 500;

export interface KeptMessage {
  id: string;
  channel: NoticeChannel;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  at: Temporal.Instant;
}

interface Wanted {
  to?: string | undefined;
  channel?: NoticeChannel | undefined;
  limit?: number | undefined;
}

/** Everything sent from this machine, newest first, and whether the outside world takes more of it. */
export class Mailroom {
  readonly faults: Record<NoticeChannel, Delivery> = { email: 'deliver', sms: 'deliver' };
  #messages: KeptMessage[] = [];
  #received = 0;

  receive(message: Omit<KeptMessage, 'id'>) {
    this.#received += 1;
    this.#messages = [{ ...message, id: String(this.#received) }, ...this.#messages].slice(0, KEPT_MESSAGES);
  }

  list({ to, channel, limit = KEPT_MESSAGES }: Wanted = {}): KeptMessage[] {
    return this.#messages
      .filter((kept) => channel === undefined || kept.channel === channel)
      .filter((kept) => to === undefined || isFor(kept, to))
      .slice(0, limit);
  }

  find(id: string): KeptMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }
}

/** In a query a plus sign that was not escaped arrives as a space, so of a phone number only the digits count. */
const isFor = (kept: KeptMessage, to: string) =>
  kept.channel === 'sms' ? digitsOf(kept.to) === digitsOf(to) : kept.to.toLowerCase() === to;

const digitsOf = (number: string) => number.replaceAll(/\D/g, '');

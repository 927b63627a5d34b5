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

/** Everything sent from this machine, newest first, and whether the outside world takes more of it. */
export class Mailroom {
  readonly faults: Record<NoticeChannel, Delivery> = { email: 'deliver', sms: 'deliver' };
  #messages: KeptMessage[] = [];
  #received = 0;

  receive(message: Omit<KeptMessage, 'id'>) {
    this.#received += 1;
    this.#messages = [{ ...message, id: String(this.#received) }, ...this.#messages].slice(0, KEPT_MESSAGES);
  }

  list({ to, limit = KEPT_MESSAGES }: { to?: string | undefined; limit?: number | undefined } = {}): KeptMessage[] {
    const wanted = to === undefined ? this.#messages : this.#messages.filter((kept) => kept.to.toLowerCase() === to);
    return wanted.slice(0, limit);
  }

  find(id: string): KeptMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }
}

import type { NoticeChannel } from '@laine/contract/states.ts';
import type { Delivery } from '../sandbox-calls.ts';

const MAX_MESSAGES = 500;

export interface StoredMessage {
  id: string;
  channel: NoticeChannel;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  attachments: StoredAttachment[];
  /** The address that ends such mails with one click, as its header says. */
  unsubscribe?: string | undefined;
  at: Temporal.Instant;
}

export interface StoredAttachment {
  name: string;
  contentType: string;
  content: Uint8Array;
}

interface Wanted {
  to?: string | undefined;
  channel?: NoticeChannel | undefined;
  limit?: number | undefined;
}

/** Everything sent from this machine, newest first, and whether more of it is delivered or refused. */
export class MessageStore {
  readonly faults: Record<NoticeChannel, Delivery> = { email: 'deliver', sms: 'deliver' };
  #messages: StoredMessage[] = [];
  #received = 0;

  receive(message: Omit<StoredMessage, 'id'>) {
    this.#received += 1;
    this.#messages = [{ ...message, id: String(this.#received) }, ...this.#messages].slice(0, MAX_MESSAGES);
  }

  list({ to, channel, limit = MAX_MESSAGES }: Wanted = {}): StoredMessage[] {
    return this.#messages
      .filter((message) => channel === undefined || message.channel === channel)
      .filter((message) => to === undefined || isFor(message, to))
      .slice(0, limit);
  }

  find(id: string): StoredMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }
}

/** In a query a plus sign that was not escaped arrives as a space, so of a phone number only the digits count. */
const isFor = (message: StoredMessage, to: string) =>
  message.channel === 'sms' ? digitsOf(message.to) === digitsOf(to) : message.to.toLowerCase() === to;

const digitsOf = (number: string) => number.replaceAll(/\D/g, '');

import type { Locale } from '@laine/contract/states.ts';

/** What messages to people need from outside; implemented in `outside/`. */

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  locale: Locale;
  /** Ours when the same mail may be sent again; otherwise the mailer makes one. */
  messageId?: string;
};

/** `refused`: this address will never work. `unavailable`: worth another try later. */
export type MailOutcome = 'sent' | 'refused' | 'unavailable';

export type Mailer = { send(mail: Mail): Promise<MailOutcome>; close(): void };

/** `id` is the same on every try, so that a gateway that knows such things sends it once. */
type Sms = { id: string; to: string; text: string };

/** `refused`: this number will never work. `unavailable`: worth another try later. */
export type SmsOutcome = 'sent' | 'refused' | 'unavailable';

export type SmsGateway = { send(sms: Sms): Promise<SmsOutcome> };

/** What notices need from outside besides the mailer; implemented in `outside/`. */

/** `id` is the same on every try, so that a gateway that knows such things sends it once. */
type Sms = { id: string; to: string; text: string };

/** `refused`: this number will never work. `unavailable`: worth another try later. */
export type SmsOutcome = 'sent' | 'refused' | 'unavailable';

export type SmsGateway = { send(sms: Sms): Promise<SmsOutcome> };

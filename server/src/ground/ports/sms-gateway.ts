/** What text messages need from outside; implemented in `outside/sms-gateway.ts`. */

/** `id` is the same on every try, so that a gateway that knows such things sends it once. */
type Sms = { id: string; to: string; text: string };

/** `refused`: this number will never work. `unavailable`: worth another try later. */
export type SmsOutcome = 'sent' | 'refused' | 'unavailable';

export type SmsGateway = {
  /** False where the operator has no gateway: then nothing is queued for it, and what matters goes by mail. */
  isSet: boolean;
  send(sms: Sms): Promise<SmsOutcome>;
  /** The country of a number that SMS go to: a mobile one of a listed country. Undefined for any other, and where SMS are off. */
  countryOf(phone: string): Promise<string | undefined>;
  /** Whether the gateway answers and knows us. */
  answers(): Promise<boolean>;
};

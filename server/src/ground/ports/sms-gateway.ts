/** Sends text messages; implemented in `outside/sms-gateway.ts`. */

/** `id` is the same on every attempt, so that a gateway that recognises ids sends it once. */
type Sms = { id: string; to: string; text: string };

/** `refused`: this number will never work. `unavailable`: worth another try later. */
export type SmsOutcome = 'sent' | 'refused' | 'unavailable';

export type SmsGateway = {
  /** False if the operator has no gateway: then nothing is queued for it, and important messages go by mail. */
  isSet: boolean;
  send(sms: Sms): Promise<SmsOutcome>;
  /** The country of a mobile number that we send SMS to. Undefined for other numbers, and if SMS are off. */
  countryOf(phone: string): Promise<string | undefined>;
  /** True if the gateway answers and knows us. */
  answers(): Promise<boolean>;
};

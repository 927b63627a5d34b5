import type { Locale } from '@laine/contract/states.ts';

/** What signing in needs from outside; implemented in `outside/`. */

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

export type ProviderName = 'google' | 'facebook';

/** What protects one round trip to a provider. */
export type RoundTrip = { state: string; nonce: string; pkceVerifier: string; callbackUrl: URL };

/** As the provider answered it; nothing has looked at it yet. */
export type SaidProfile = Record<'subject' | 'email' | 'emailVerified' | 'name' | 'image', unknown>;

export type SignInProvider = {
  authorizationUrl(trip: RoundTrip): Promise<URL>;
  /** Exchanges the code of the returned URL. Throws when the provider or its answer cannot be trusted. */
  readProfile(returnedTo: URL, trip: RoundTrip): Promise<SaidProfile>;
};

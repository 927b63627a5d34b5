/** What signing in needs from outside; implemented in `outside/`. */

export type ProviderName = 'google' | 'facebook';

/** What protects one round trip to a provider. */
export type RoundTrip = { state: string; nonce: string; pkceVerifier: string; callbackUrl: URL };

/** As the provider answered it; nothing has looked at it yet. */
export type SaidProfile = Record<
  'idAtProvider' | 'email' | 'emailVerified' | 'name' | 'givenName' | 'familyName' | 'image',
  unknown
>;

export type SignInProvider = {
  authorizationUrl(trip: RoundTrip): Promise<URL>;
  /** Exchanges the code of the URL that the provider sent the browser to. Throws when the provider or its answer cannot be trusted. */
  readProfile(answerUrl: URL, trip: RoundTrip): Promise<SaidProfile>;
};

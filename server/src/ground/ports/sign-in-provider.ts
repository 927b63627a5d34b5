/** Signs people in; implemented in `outside/`. */

export type ProviderName = 'google' | 'facebook';

/** Protects one round trip to a provider. */
export type RoundTrip = { state: string; nonce: string; pkceVerifier: string; callbackUrl: URL };

/** As the provider sent it, unchecked. */
export type SaidProfile = Record<
  'idAtProvider' | 'email' | 'emailVerified' | 'name' | 'givenName' | 'familyName' | 'image',
  unknown
>;

export type SignInProvider = {
  authorizationUrl(trip: RoundTrip): Promise<URL>;
  /**
   * Exchanges the code in the URL to which the provider sent the browser. Throws if the provider or its answer can't be
   * trusted.
   */
  readProfile(answerUrl: URL, trip: RoundTrip): Promise<SaidProfile>;
};

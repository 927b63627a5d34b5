/**
 * Loads the calls for signing in with the first look at a field, so that they are here by the time it is filled in.
 * With the page itself they would be a fifth of its script (38 of 186 kB).
 */
export const preloadSignIn = (): void => void import('../../api/sign-in.ts').catch(() => undefined);

/** Sign in, then back to a path of our own. */
export const loginAddress = (returnTo: string): string =>
  `/login?${new URLSearchParams({ redirect: returnTo }).toString()}`;

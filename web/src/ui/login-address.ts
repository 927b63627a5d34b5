/** Sign in, then back to a path of our own. A problem is a word that the login page knows. */
export const loginAddress = (returnTo: string, problem?: 'expired'): string =>
  `/login?${new URLSearchParams({ redirect: returnTo, ...(problem && { problem }) }).toString()}`;

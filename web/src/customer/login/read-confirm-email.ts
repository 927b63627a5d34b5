const COOKIE = 'confirm_email';

/** The address that the server wants confirmed by a code. Reading it deletes the cookie. */
export function readConfirmEmail(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  if (pair === undefined) return undefined;
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  return decodeURIComponent(pair.slice(COOKIE.length + 1));
}

import { LOGIN_CODE_LIFE_IN_SECONDS } from '@laine/rules/constants.ts';

/**
 * Where a code was sent, kept in the tab: another language, or a phone that dropped the page while its owner read the
 * mail, must not ask for the address again. Storage may be forbidden; then it does.
 */
const KEY = 'code-sent-to';

export function saveWaitingCode(email: string, now: Temporal.Instant): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([email, now.epochMilliseconds]));
  } catch {
    // Full or forbidden.
  }
}

export function findWaitingCode(now: Temporal.Instant): string | undefined {
  try {
    const [email, sentAtMs] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [unknown?, unknown?];
    const isFresh = now.epochMilliseconds - Number(sentAtMs) < LOGIN_CODE_LIFE_IN_SECONDS * 1000;
    return isFresh && typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}

export function forgetWaitingCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden, so nothing was kept.
  }
}

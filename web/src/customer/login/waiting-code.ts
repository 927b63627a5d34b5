import { LOGIN_CODE_LIFE_SECONDS } from '@laine/rules/constants.ts';

/**
 * The tab remembers where a code was sent, so that the address is not asked for again after a change of language or
 * when a phone dropped the page while its owner read the mail. Where storage is forbidden it is asked for again.
 */
const KEY = 'code-sent-to';

export function saveWaitingCode(email: string, now: Temporal.Instant): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([email, now.epochMilliseconds]));
  } catch {
    // Storage is full or forbidden.
  }
}

export function findWaitingCode(now: Temporal.Instant): string | undefined {
  try {
    const [email, sentAtMs] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [unknown?, unknown?];
    const isFresh = now.epochMilliseconds - Number(sentAtMs) < LOGIN_CODE_LIFE_SECONDS * 1000;
    return isFresh && typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}

export function forgetWaitingCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing was saved.
  }
}

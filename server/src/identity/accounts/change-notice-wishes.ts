import type { NoticeWishes } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { lockNoticeWishes, setNoticeWishes } from './account-store.ts';
import { rememberConsents, withdrawConsent } from './remember-consent.ts';

/** A person's wishes about optional notices, and their consent to those that need one. */

/** The version of the words beside the switches at `/settings`. Changing what they promise needs a new one. */
const WORDS_VERSION = '2026-11';

const consentKinds = [
  ['reviewRequests', 'review-requests'],
  ['news', 'news'],
] as const;

export type NoticeWishChange = { wishes: { [Wish in keyof NoticeWishes]?: boolean | undefined }; shownIn: Locale };

/** Changes only the named wishes. Repeating a wish changes nothing. */
export async function changeNoticeWishes(
  tx: Tx,
  accountId: string,
  { wishes, shownIn }: NoticeWishChange,
  now: Temporal.Instant,
): Promise<void> {
  const earlier = await lockNoticeWishes(tx, accountId);
  const wanted = {
    reminders: wishes.reminders ?? earlier.reminders,
    reviewRequests: wishes.reviewRequests ?? earlier.reviewRequests,
    news: wishes.news ?? earlier.news,
  };
  for (const [wish, kind] of consentKinds) {
    if (wanted[wish] === earlier[wish]) continue;
    const consent = { accountId, kind, version: WORDS_VERSION, locale: shownIn };
    await (wanted[wish] ? rememberConsents(tx, [consent], now) : withdrawConsent(tx, consent, now));
  }
  await setNoticeWishes(tx, accountId, wanted, now);
}

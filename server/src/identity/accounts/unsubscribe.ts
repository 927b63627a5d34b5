import type { UnsubscribeKind } from '@laine/contract/public/account-calls.ts';
import type { NoticeWishes } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import { findAccountIdByUnsubscribeToken } from './account-store.ts';
import { changeNoticeWishes } from './change-notice-wishes.ts';

const wishesWithout: Record<UnsubscribeKind, Partial<NoticeWishes>> = {
  reminders: { reminders: false },
  'review-requests': { reviewRequests: false },
  news: { news: false },
};

type Unsubscription = { token: string; kind: UnsubscribeKind; locale: Locale };

/** Turns off a kind of notice by the link in it. Anybody with the mail has the link, which can do nothing else. */
export async function unsubscribe(deps: Deps, { token, kind, locale }: Unsubscription): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const accountId = await findAccountIdByUnsubscribeToken(tx, token);
    if (accountId === undefined) throw new Refusal('not-found');
    await changeNoticeWishes(tx, accountId, { wishes: wishesWithout[kind], shownIn: locale }, deps.now());
  });
}

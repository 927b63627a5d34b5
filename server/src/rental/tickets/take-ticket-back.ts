import { Refusal } from '@laine/contract/refusals.ts';
import { budgetOf, spend } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import { NEW_CODE } from '../../telling/notices/notice-times.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { replaceCode } from '../sessions/change-code.ts';
import { isTicketLive } from './is-ticket-live.ts';
import { endShare, findLiveShare } from './ticket-share-store.ts';
import { type OwnTicket, withOwnTicket } from './with-own-ticket.ts';

/**
 * Every new code is one that nobody else has. With thousands of them one could tell the codes of other lockers by those
 * that never come.
 */
const LIMITS = [{ most: 10, within: Temporal.Duration.from({ hours: 24 }) }];

/**
 * The link ends, and the board gets another code, because the link's holder knows the old one. Only before it's
 * collected: afterwards that code is needed to bring the board back.
 */
export const takeTicketBack = (deps: Deps, who: Person, ticket: OwnTicket): Promise<void> =>
  withOwnTicket(deps, who, ticket, async (tx, { station, session }) => {
    const now = deps.now();
    const share = await findLiveShare(tx, session.id);
    if (!share || !isTicketLive(session, now)) throw new Refusal('state-moved-on');
    if (session.status === 'started') throw new Refusal('ticket-collected');
    // A station that doesn't hear of it would accept the old code, and not the new one. We can't wait for it to come
    // back: the link's holder may be standing there.
    if (station.hasProgram && !station.isConnected) throw new Refusal('station-unreachable', { wish: 'other' });
    await spend(tx, [budgetOf(deps, 'tickets taken back', who.account.id, LIMITS)], now, 'too-many-tries');
    await endShare(tx, share.id, now);
    await replaceCode(tx, session, now);
    // The customer looks for the code in their messages, and would find the old one there.
    await queueNotices(tx, { bookingId: ticket.bookingId, kind: 'booking-changed', occasion: NEW_CODE + newId(), now });
  });

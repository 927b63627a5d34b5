import { Refusal } from '@laine/contract/refusals.ts';
import { budgetOf, spend } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import { NEW_CODE } from '../../telling/notices/notice-times.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import type { Person } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import { replaceCode } from '../sessions/change-code.ts';
import { isTicketLive } from './is-ticket-live.ts';
import { endShare, findLiveShare } from './ticket-share-store.ts';
import { type OwnTicket, withOwnTicket } from './with-own-ticket.ts';

/**
 * Every new code is one that nobody else has. Whoever could ask for thousands of them would know by what never comes
 * which codes open the lockers of others.
 */
const LIMITS = [{ most: 10, within: Temporal.Duration.from({ hours: 24 }) }];

/**
 * The link ends, and the board gets another code, because whoever had the link knows the old one. Only before it is
 * collected: afterwards the code is what brings the board back.
 */
export const takeTicketBack = (deps: Deps, who: Person, ticket: OwnTicket): Promise<void> =>
  withOwnTicket(deps, who, ticket, async (tx, { station, session, bookingStatus }) => {
    const now = deps.now();
    const share = await findLiveShare(tx, session.id);
    if (!share || !isTicketLive({ ...session, bookingStatus }, now)) throw new Refusal('state-moved-on');
    if (session.status === 'started') throw new Refusal('ticket-collected');
    // A station that does not hear of it would open for the old code, and not for the new one. Here nobody can wait for it to
    // come back: whoever has the link may stand before it.
    if (station.hasProgram && !station.isConnected) throw new Refusal('station-unreachable', { wish: 'other' });
    await spend(tx, [budgetOf(deps, 'tickets taken back', who.account.id, LIMITS)], now, 'too-many-tries');
    await endShare(tx, share.id, now);
    await replaceCode(tx, session, now);
    // Whoever booked looks for the code in their messages, and there it would be the old one.
    await queueNotices(tx, { bookingId: ticket.bookingId, kind: 'booking-changed', occasion: NEW_CODE + newId(), now });
  });

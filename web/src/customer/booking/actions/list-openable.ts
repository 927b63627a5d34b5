import type { BookingDetail, Session } from '@laine/contract/public/entities.ts';
import type { Phase } from '../booking-phase.ts';
import { ticketLook } from '../ticket/ticket-look.ts';

type Facts = {
  sessions: readonly Session[];
  actions: Pick<BookingDetail['actions'], 'canOpenDoor'>;
};

/** The boards whose doors the page can open now. */
export const listOpenable = ({ sessions, actions }: Facts, phase: Phase): Session[] =>
  sessions.filter(
    ({ status, lockerNumber }) => actions.canOpenDoor && ticketLook(status, phase) === 'live' && lockerNumber !== null,
  );

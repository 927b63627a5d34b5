import type { Broadcast, BroadcastRecipient } from '@laine/contract/admin/broadcast-calls.ts';
import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { NoticeChannel, NoticeState } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { listAdminBookings } from '../bookings/list-admin-bookings.ts';
import type { SentBroadcast } from './broadcast-store.ts';
import { findSentBroadcast, listMessagesOf, listRecipients, listSentBroadcasts } from './broadcast-store.ts';

/** Newest first. */
export async function listBroadcasts(
  deps: Deps,
  person: Person,
  wish: ParsedInput<typeof calls.broadcasts>,
): Promise<Broadcast[]> {
  await requireStation(deps.db.query, person, wish.stationId);
  const rows = await listSentBroadcasts(deps.db.query, wish);
  return rows.map((row) => presentBroadcast(person, row));
}

/** One broadcast, with its recipients and the fate of each message. */
export async function getBroadcast(
  deps: Deps,
  person: Person,
  { broadcastId }: ParsedInput<typeof calls.broadcast>,
): Promise<CallAnswer<typeof calls.broadcast>> {
  const { query } = deps.db;
  const row = await findSentBroadcast(query, broadcastId);
  if (!row || !runs(person, row.stationId)) throw new Refusal('not-found');
  const recipients = await listRecipients(query, broadcastId);
  const bookings = await listAdminBookings(
    deps,
    person,
    recipients.map(({ bookingId }) => bookingId),
  );
  const messages = await listMessagesOf(query, broadcastId);
  return {
    broadcast: presentBroadcast(person, row),
    recipients: recipients.flatMap(({ bookingId, part, locale }) => {
      const booking = bookings.find(({ id }) => id === bookingId);
      const own = messages.filter((message) => message.bookingId === bookingId);
      return booking ? [{ part, locale, booking, messages: bestByChannel(own) }] : [];
    }),
  };
}

const channels = ['sms', 'email'] as const;
const bestFirst = ['sent', 'queued', 'failed', 'dropped'] as const;

/** A cancellation may have two messages; one that arrived is enough. */
function bestByChannel(messages: { channel: NoticeChannel; state: NoticeState }[]): BroadcastRecipient['messages'] {
  return channels.flatMap((channel) => {
    const own = messages.filter((message) => message.channel === channel);
    const state = bestFirst.find((one) => own.some((message) => message.state === one));
    return state === undefined ? [] : [{ channel, state }];
  });
}

/** Staff know each other by name; addresses are for admins. */
export const presentBroadcast = (person: Person, row: SentBroadcast): Broadcast => ({
  id: row.id,
  stationId: row.stationId,
  kind: row.kind,
  words: row.words,
  until: row.until.toString(),
  closureId: row.closureId,
  counts: { out: row.out, coming: row.coming, cancelled: row.cancelled },
  backInCents: row.backInCents,
  sentBy: row.name ?? (person.isAdmin ? row.email : null),
  createdAt: row.createdAt.toString(),
});

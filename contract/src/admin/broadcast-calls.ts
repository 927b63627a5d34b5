import { z } from 'zod';
import { bearsLink } from '../bears-link.ts';
import { BroadcastKind, BroadcastPart, MAX_OWN_WORDS } from '../broadcast-kind.ts';
import { get, post } from '../call.ts';
import { Cents, Id, Line, Moment, MomentInput, PageQuery, Pagination, StationId } from '../fields.ts';
import { Locale, NoticeChannel, NoticeState } from '../states.ts';
import { AdminBooking } from './entities.ts';

/** These go to phones under our name, so they may not lead anywhere. */
const OwnWords = Line.min(1)
  .max(MAX_OWN_WORDS)
  .refine((words) => !bearsLink(words));

const broadcastWish = z.object({
  stationId: StationId,
  kind: BroadcastKind,
  /** Only for `other`, in at least one language. Other readers get the first one, with a note on its language. */
  words: z.partialRecord(Locale, OwnWords).default({}),
  /** Reaches everybody who comes before this moment; the station is closed until then. */
  until: MomentInput,
  /** Closes the whole station from now on. */
  closes: z.boolean(),
});
type BroadcastWish = Pick<z.output<typeof broadcastWish>, 'kind' | 'words' | 'closes'>;

const hasWords = ({ kind, words }: BroadcastWish) => (kind === 'other') === Object.keys(words ?? {}).length > 0;
const wordsNeeded = { message: 'own words go with the kind other, and only with it', path: ['words'] };
const saysTrue = ({ kind, closes }: BroadcastWish) => kind !== 'closed' || closes;
const closureNeeded = { message: 'a station that is said to be closed must be closed', path: ['closes'] };

export const Broadcast = z.object({
  id: Id,
  stationId: StationId,
  kind: BroadcastKind,
  words: z.partialRecord(Locale, z.string()),
  until: Moment,
  /** Null where the station stayed open. */
  closureId: Id.nullable(),
  /** Bookings on the water, on the way, and cancelled. */
  counts: z.record(BroadcastPart, z.int()),
  backInCents: Cents,
  /** Null where the viewer may not know it. */
  sentBy: z.string().nullable(),
  createdAt: Moment,
});
export type Broadcast = z.infer<typeof Broadcast>;

/** A booking whose customer was written to, and the fate of each message. */
export const BroadcastRecipient = z.object({
  part: BroadcastPart,
  locale: Locale,
  booking: AdminBooking,
  messages: z.array(z.object({ channel: NoticeChannel, state: NoticeState })),
});
export type BroadcastRecipient = z.infer<typeof BroadcastRecipient>;

/** The message on a phone, in one language. */
const BroadcastText = z.object({ locale: Locale, part: BroadcastPart, sms: z.string(), segments: z.int() });

/** A message to everybody who is out or coming at a station, combined with closing it. */
export const broadcastCalls = {
  broadcasts: get('admin', '/broadcasts', {
    access: 'staff-person',
    summary: 'Messages to everybody at a station, newest first',
    query: PageQuery.extend({ stationId: StationId }),
    answer: z.object({ broadcasts: z.array(Broadcast), pagination: Pagination }),
  }),
  broadcast: get('admin', '/broadcasts/:broadcastId', {
    access: 'staff-person',
    summary: 'One message to everybody, and whom it reached',
    params: z.object({ broadcastId: Id }),
    answer: z.object({ broadcast: Broadcast, recipients: z.array(BroadcastRecipient) }),
  }),
  previewBroadcast: post('admin', '/broadcasts/preview', {
    access: 'staff-person',
    summary: 'Who would be told what, and which bookings a closure would cancel',
    body: broadcastWish.refine(hasWords, wordsNeeded).refine(saysTrue, closureNeeded),
    answer: z.object({
      recipients: z.array(BroadcastRecipient.omit({ messages: true })),
      /** People reached by each channel. */
      bySms: z.int(),
      byEmail: z.int(),
      /** Boards that staff gave out without a booking: nobody can be written to. */
      boardsWithoutBooking: z.int(),
      cancels: z.array(Id),
      backInCents: Cents,
      texts: z.array(BroadcastText),
    }),
  }),
  newBroadcast: post('admin', '/broadcasts', {
    access: 'staff-person',
    summary: 'Tell everybody out or coming at a station; closing it cancels with all money back',
    body: broadcastWish
      .extend({
        /** Chosen by the sender. The same id again sends nothing twice and gets the same answer. */
        id: Id,
        /** The bookings that the preview showed as cancelled. If they have changed, the call is refused with 409. */
        cancels: z.array(Id).max(1000).optional(),
      })
      .refine(hasWords, wordsNeeded)
      .refine(saysTrue, closureNeeded),
    answer: z.object({ broadcast: Broadcast }),
  }),
};

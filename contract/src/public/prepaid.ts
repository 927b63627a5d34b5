import { z } from 'zod';
import { Cents, Country, Day, Id, Moment, StationId } from '../fields.ts';
import { GiftCardStatus, Locale, PassStatus } from '../states.ts';
import { Receipt } from './receipt-calls.ts';
import { Transfer } from './transfer.ts';

/** Customers' view of seasonal passes and gift cards. */

/** The page on which a purchase can still be paid; null once it's paid. */
const OpenPayment = z.object({ url: z.url(), until: Moment }).nullable();

export const Pass = z.object({
  id: Id,
  status: PassStatus,
  startsAt: Moment.nullable(),
  endsAt: Moment.nullable(),
  /** The last valid day, on the calendar of its country. */
  lastDay: Day.nullable(),
  priceInCents: Cents,
});

/** A pass for its holder. */
export const OwnPass = Pass.extend({
  name: z.string(),
  country: Country.nullable(),
  /** Empty: every station of the country. */
  stationIds: z.array(StationId),
  boughtAt: Moment.nullable(),
  /** End of the withdrawal period; null if the purchase can't be withdrawn. */
  withdrawableUntil: Moment.nullable(),
  /** At the buyer's request: hours used before a withdrawal are then deducted. */
  startsAtOnce: z.boolean(),
  /** Rentals, booked ones included, of which it covered an hour, and what it saved on them. */
  usedHours: z.int().min(0),
  savedInCents: Cents,
  payment: OpenPayment,
  transfers: z.array(Transfer),
  receipts: z.array(Receipt),
});
export type OwnPass = z.infer<typeof OwnPass>;

/** When the newest purchase lapsed unpaid; null if it ended another way. */
export const LapsedAt = Moment.nullable();

/** A pass on sale. */
export const PassOffer = z.object({
  id: Id,
  name: z.string(),
  country: Country,
  priceInCents: Cents,
  firstDay: Day,
  lastDay: Day,
  /** Empty: every station of the country. */
  stationIds: z.array(StationId),
});
export type PassOffer = z.infer<typeof PassOffer>;

export const GiftCard = z.object({
  status: GiftCardStatus,
  balanceInCents: Cents,
  initialInCents: Cents,
  expiresAt: Moment.nullable(),
});
export type GiftCard = z.infer<typeof GiftCard>;

/** A gift card for its buyer. */
export const OwnGiftCard = GiftCard.extend({
  id: Id,
  /** The last four letters of its code: the whole one is in the mail. */
  lastLetters: z.string(),
  recipientEmail: z.string().nullable(),
  boughtAt: Moment.nullable(),
  /** End of the withdrawal period; null if the purchase can't be withdrawn. */
  withdrawableUntil: Moment.nullable(),
  /** Nobody has used it yet, so its voucher can be sent again, also to another address. */
  canSend: z.boolean(),
  payment: OpenPayment,
  transfers: z.array(Transfer),
  receipts: z.array(Receipt),
});
export type OwnGiftCard = z.infer<typeof OwnGiftCard>;

/** The printable gift card for its recipient; only the buyer may see it. */
export const Voucher = z.object({
  /** In groups of four, as people type it. */
  code: z.string(),
  balanceInCents: Cents,
  expiresAt: Moment.nullable(),
  senderName: z.string().nullable(),
  message: z.string().nullable(),
  /** The language of the purchase. */
  locale: Locale,
});
export type Voucher = z.infer<typeof Voucher>;

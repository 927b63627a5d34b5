import { z } from 'zod';
import { Cents, Country, Day, Id, Moment, StationId } from '../fields.ts';
import { GiftCardStatus, Locale, PassStatus } from '../states.ts';
import { Receipt } from './receipt-calls.ts';
import { Transfer } from './transfer.ts';

/** Seasonal passes and gift cards, as customers see them. */

/** The page on which a purchase can still be paid; null once it is paid. */
const OpenPayment = z.object({ url: z.url(), until: Moment }).nullable();

export const Pass = z.object({
  id: Id,
  status: PassStatus,
  startsAt: Moment.nullable(),
  endsAt: Moment.nullable(),
  /** The last day on which it holds, on the calendar of its country. */
  lastDay: Day.nullable(),
  priceInCents: Cents,
});

/** A pass as its holder sees it. */
export const OwnPass = Pass.extend({
  name: z.string(),
  country: Country.nullable(),
  /** Empty: every station of the country. */
  stationIds: z.array(StationId),
  boughtAt: Moment.nullable(),
  /** Until when the purchase can be withdrawn from; null where it cannot. */
  withdrawableUntil: Moment.nullable(),
  /** The buyer asked for it: hours used before a withdrawal are then deducted. */
  startsAtOnce: z.boolean(),
  /** Rentals that it covered an hour of, booked ones too, and what they would have cost more without it. */
  usedHours: z.int().min(0),
  savedInCents: Cents,
  payment: OpenPayment,
  transfers: z.array(Transfer),
  receipts: z.array(Receipt),
});
export type OwnPass = z.infer<typeof OwnPass>;

/** When the newest purchase lapsed because nobody paid it; null where that is not how it ended. */
export const LapsedAt = Moment.nullable();

/** A pass of the season that can be bought. */
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

/** A gift card as its buyer sees it. */
export const OwnGiftCard = GiftCard.extend({
  id: Id,
  /** The last four letters of its code: the whole one is in the mail. */
  lastLetters: z.string(),
  recipientEmail: z.string().nullable(),
  boughtAt: Moment.nullable(),
  /** Until when the purchase can be withdrawn from; null where it cannot. */
  withdrawableUntil: Moment.nullable(),
  /** Nobody has used it yet, so its voucher can be sent again and to another address. */
  canSend: z.boolean(),
  payment: OpenPayment,
  transfers: z.array(Transfer),
  receipts: z.array(Receipt),
});
export type OwnGiftCard = z.infer<typeof OwnGiftCard>;

/** What is printed on a gift card for whoever gets it; only its buyer may see it. */
export const Voucher = z.object({
  /** In groups of four, as it is typed. */
  code: z.string(),
  balanceInCents: Cents,
  expiresAt: Moment.nullable(),
  senderName: z.string().nullable(),
  message: z.string().nullable(),
  /** The language in which it was bought. */
  locale: Locale,
});
export type Voucher = z.infer<typeof Voucher>;

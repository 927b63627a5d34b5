import type { OwnData } from '@laine/contract/public/own-data.ts';
import { sql } from 'kysely';
import type { Tx } from '../../ground/db/open-database.ts';
import { writtenRow } from './written-row.ts';

/** A person's rentals, purchases, payments and debts. Door codes and gift card codes are secrets and are left out. */

export async function listOwnBookings(tx: Tx, accountId: string): Promise<OwnData['bookings']> {
  const bookings = await tx
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select([
      'bookings.id',
      'stationId',
      'bookings.status',
      'start',
      'end',
      'count as boards',
      'phone',
      'locale',
      'termsVersion',
    ])
    .select([
      'termsAcceptedAt',
      'amountInCents',
      'giftCardInCents',
      'passInCents',
      'passId',
      'paymentId',
      'paidAt',
      'cancelledAt',
    ])
    .select(['cancelledBy', 'extendedAt', 'confirmedAt', 'bookings.createdAt'])
    .select(sql<string>`coalesce(stations.metadata ->> 'name', stations.id)`.as('stationName'))
    .where('accountId', '=', accountId)
    .orderBy('bookings.createdAt', 'desc')
    .orderBy('bookings.id')
    .execute();
  const boards = Map.groupBy(await listBoards(tx, accountId), ({ bookingId }) => bookingId);
  const notes = Map.groupBy(await listNotes(tx, accountId), ({ bookingId }) => bookingId);
  return bookings.map((booking) => ({
    ...writtenRow(booking),
    sessions: (boards.get(booking.id) ?? []).map(({ board }) => board),
    notes: (notes.get(booking.id) ?? []).map(writtenRow),
  }));
}

async function listNotes(tx: Tx, accountId: string) {
  return tx
    .selectFrom('bookingNotes')
    .innerJoin('bookings', 'bookings.id', 'bookingNotes.bookingId')
    .select(['bookingId', 'text', 'bookingNotes.createdAt as writtenAt'])
    .where('bookings.accountId', '=', accountId)
    .orderBy('bookingNotes.createdAt')
    .execute();
}

async function listBoards(tx: Tx, accountId: string) {
  const rows = await tx
    .selectFrom('sessions')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['sessions.id', 'bookings.id as bookingId', 'lockerNumber', 'sessions.status'])
    .select(['sessions.start', 'sessions.end', 'firstOpenAt as collectedAt', 'closeAt as returnedAt', 'note'])
    .where('bookings.accountId', '=', accountId)
    .orderBy('sessions.id')
    .execute();
  const shares = Map.groupBy(await listShares(tx, accountId), ({ sessionId }) => sessionId);
  return rows.map(({ bookingId, ...board }) => ({
    bookingId,
    board: {
      ...writtenRow(board),
      shares: (shares.get(board.id) ?? []).map(writtenRow),
    },
  }));
}

async function listShares(tx: Tx, accountId: string) {
  return tx
    .selectFrom('ticketShares')
    .innerJoin('sessions', 'sessions.id', 'ticketShares.sessionId')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['sessionId', 'madeAt', 'acceptedAt', 'safetyVersion', 'ticketShares.locale', 'endedAt'])
    .where('bookings.accountId', '=', accountId)
    .orderBy('madeAt')
    .execute();
}

export async function listOwnPayments(tx: Tx, accountId: string): Promise<OwnData['payments']> {
  const rows = await tx
    .selectFrom('ledger')
    .leftJoin('receipts', 'receipts.id', 'ledger.receiptId')
    .select(['ledger.id', 'ledger.kind', 'purpose', 'means', 'state', 'amountInCents', 'currency', 'vatPercent'])
    .select(['bookingId', 'createdAt', 'settledAt'])
    .select(['receiptId', 'receipts.number', 'receipts.kind as receiptKind', 'receipts.issuedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('ledger.id')
    .execute();
  return rows.map(({ receiptId: id, number, receiptKind: kind, issuedAt, vatPercent, ...row }) => ({
    ...writtenRow(row),
    vatPercent: vatPercent === null ? null : Number(vatPercent),
    receipt: id && number && kind && issuedAt ? writtenRow({ id, number, kind, issuedAt }) : null,
  }));
}

export async function listOwnDebts(tx: Tx, accountId: string): Promise<OwnData['debts']> {
  const rows = await tx
    .selectFrom('debts')
    .select(['id', 'bookingId', 'reason', 'status', 'amountInCents', 'dueAt as dueOn', 'doubledAt', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnOvertimes(tx: Tx, accountId: string): Promise<OwnData['overtimes']> {
  const rows = await tx
    .selectFrom('overtimes')
    .innerJoin('bookings', 'bookings.id', 'overtimes.bookingId')
    .select(['bookingId', 'boards', 'overtimes.amountInCents', 'decidedAt', 'objectedAt', 'objection', 'answeredAt'])
    .select(['answer', 'answerReason', 'waivedAt'])
    .select(sql<number | null>`nullif(waived_in_cents, 0)`.as('waivedInCents'))
    .where('bookings.accountId', '=', accountId)
    .orderBy('decidedAt', 'desc')
    .orderBy('bookingId')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnExtensions(tx: Tx, accountId: string): Promise<OwnData['extensions']> {
  const rows = await tx
    .selectFrom('extensions')
    .innerJoin('bookings', 'bookings.id', 'extensions.bookingId')
    .select(['extensions.id', 'bookingId', 'extensions.status', 'boards', 'priceInCents', 'oldEnd', 'newEnd'])
    .select(['askedFrom', 'extensions.createdAt'])
    .where('bookings.accountId', '=', accountId)
    .orderBy('extensions.createdAt', 'desc')
    .orderBy('extensions.id')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnTransfers(tx: Tx, accountId: string): Promise<OwnData['transfers']> {
  const rows = await tx
    .selectFrom('bankRefunds')
    .innerJoin('ledger', 'ledger.id', 'bankRefunds.ledgerId')
    .select(['ledger.id as paymentId', 'holder', 'iban', 'askedAt', 'givenAt', 'paidAt'])
    .where('ledger.accountId', '=', accountId)
    .orderBy('askedAt', 'desc')
    .orderBy('ledger.id')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnPrepaid(tx: Tx, accountId: string): Promise<Pick<OwnData, 'passes' | 'giftCards'>> {
  const passes = await tx
    .selectFrom('passes')
    .select(['id', 'status', 'priceInCents', 'startsAt', 'endsAt', 'endedAt', 'endReason', 'name', 'country'])
    .select(['stationIds', 'locale', 'startsAtOnce', 'boughtAt', 'withdrawnAt', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const giftCards = await tx
    .selectFrom('giftCards')
    .select(['id', 'status', 'initialInCents', 'balanceInCents', 'recipientEmail', 'senderName', 'message', 'locale'])
    .select(['expiresAt', 'boughtAt', 'withdrawnAt', 'createdAt'])
    .where('boughtBy', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return { passes: passes.map(writtenRow), giftCards: giftCards.map(writtenRow) };
}

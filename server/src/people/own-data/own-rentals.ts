import type { OwnData } from '@laine/contract/public/own-data.ts';
import { sql } from 'kysely';
import type { Tx } from '../../ground/db/open-database.ts';

/** What a person rented, bought, paid and owes. Door codes and the codes of gift cards are secrets and stay out. */

export async function listOwnBookings(tx: Tx, accountId: string): Promise<OwnData['bookings']> {
  const bookings = await tx
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select(['bookings.id', 'stationId', 'bookings.status', 'start', 'end', 'count', 'phone', 'locale', 'termsVersion'])
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
  return bookings.map(({ count, ...booking }) => ({
    ...booking,
    boards: count,
    start: booking.start.toString(),
    end: booking.end.toString(),
    termsAcceptedAt: booking.termsAcceptedAt.toString(),
    paidAt: textOf(booking.paidAt),
    cancelledAt: textOf(booking.cancelledAt),
    extendedAt: textOf(booking.extendedAt),
    confirmedAt: textOf(booking.confirmedAt),
    createdAt: booking.createdAt.toString(),
    sessions: (boards.get(booking.id) ?? []).map(({ board }) => board),
    notes: (notes.get(booking.id) ?? []).map(({ text, createdAt }) => ({ text, writtenAt: createdAt.toString() })),
  }));
}

async function listNotes(tx: Tx, accountId: string) {
  return tx
    .selectFrom('bookingNotes')
    .innerJoin('bookings', 'bookings.id', 'bookingNotes.bookingId')
    .select(['bookingId', 'text', 'bookingNotes.createdAt'])
    .where('bookings.accountId', '=', accountId)
    .orderBy('bookingNotes.createdAt')
    .execute();
}

async function listBoards(tx: Tx, accountId: string) {
  const rows = await tx
    .selectFrom('sessions')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['sessions.id', 'bookings.id as bookingId', 'lockerNumber', 'sessions.status', 'firstOpenAt', 'closeAt'])
    .select(['sessions.start', 'sessions.end', 'note'])
    .where('bookings.accountId', '=', accountId)
    .orderBy('sessions.id')
    .execute();
  const shares = Map.groupBy(await listShares(tx, accountId), ({ sessionId }) => sessionId);
  return rows.map(({ bookingId, firstOpenAt, closeAt, ...board }) => ({
    bookingId,
    board: {
      ...board,
      start: board.start.toString(),
      end: board.end.toString(),
      collectedAt: textOf(firstOpenAt),
      returnedAt: textOf(closeAt),
      shares: (shares.get(board.id) ?? []).map(({ madeAt, acceptedAt, safetyVersion, locale, endedAt }) => ({
        madeAt: madeAt.toString(),
        acceptedAt: textOf(acceptedAt),
        safetyVersion,
        locale,
        endedAt: textOf(endedAt),
      })),
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
  return rows.map(({ receiptId, number, receiptKind, issuedAt, vatPercent, ...row }) => ({
    ...row,
    vatPercent: vatPercent === null ? null : Number(vatPercent),
    createdAt: row.createdAt.toString(),
    settledAt: textOf(row.settledAt),
    receipt:
      receiptId && number && receiptKind && issuedAt
        ? { id: receiptId, number, kind: receiptKind, issuedAt: issuedAt.toString() }
        : null,
  }));
}

export async function listOwnDebts(tx: Tx, accountId: string): Promise<OwnData['debts']> {
  const rows = await tx
    .selectFrom('debts')
    .select(['id', 'bookingId', 'reason', 'status', 'amountInCents', 'dueAt', 'doubledAt', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ dueAt, ...debt }) => ({
    ...debt,
    dueOn: dueAt.toString(),
    doubledAt: textOf(debt.doubledAt),
    createdAt: debt.createdAt.toString(),
  }));
}

export async function listOwnOvertimes(tx: Tx, accountId: string): Promise<OwnData['overtimes']> {
  const rows = await tx
    .selectFrom('overtimes')
    .innerJoin('bookings', 'bookings.id', 'overtimes.bookingId')
    .select(['bookingId', 'boards', 'overtimes.amountInCents', 'decidedAt', 'objectedAt', 'objection', 'answeredAt'])
    .select(['answer', 'answerReason'])
    .where('bookings.accountId', '=', accountId)
    .orderBy('decidedAt', 'desc')
    .orderBy('bookingId')
    .execute();
  return rows.map((overtime) => ({
    ...overtime,
    decidedAt: overtime.decidedAt.toString(),
    objectedAt: textOf(overtime.objectedAt),
    answeredAt: textOf(overtime.answeredAt),
  }));
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
  return rows.map((extension) => ({
    ...extension,
    oldEnd: extension.oldEnd.toString(),
    newEnd: extension.newEnd.toString(),
    createdAt: extension.createdAt.toString(),
  }));
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
  return rows.map((transfer) => ({
    ...transfer,
    askedAt: transfer.askedAt.toString(),
    givenAt: textOf(transfer.givenAt),
    paidAt: textOf(transfer.paidAt),
  }));
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
  return {
    passes: passes.map((pass) => ({
      ...pass,
      startsAt: textOf(pass.startsAt),
      endsAt: textOf(pass.endsAt),
      endedAt: textOf(pass.endedAt),
      boughtAt: textOf(pass.boughtAt),
      withdrawnAt: textOf(pass.withdrawnAt),
      createdAt: pass.createdAt.toString(),
    })),
    giftCards: giftCards.map((card) => ({
      ...card,
      expiresAt: textOf(card.expiresAt),
      boughtAt: textOf(card.boughtAt),
      withdrawnAt: textOf(card.withdrawnAt),
      createdAt: card.createdAt.toString(),
    })),
  };
}

const textOf = (moment: Temporal.Instant | null) => moment?.toString() ?? null;

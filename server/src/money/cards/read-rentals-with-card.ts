import type { RentalWithCard } from '@laine/rules/money/card-needs.ts';
import { openClaimStatuses } from '@laine/rules/money/open-claim-statuses.ts';
import { sql } from 'kysely';
import { readAgreedTerms } from '../../ground/agreed-terms.ts';
import type { Db } from '../../ground/db/open-database.ts';

/** Older rentals matter only through their open payments. */
const LOOK_BACK = Temporal.Duration.from({ hours: 24 * 60 });

/** Rentals that may still need the person's saved card, in one query. */
export async function readRentalsWithCard(db: Db, accountId: string, now: Temporal.Instant): Promise<RentalWithCard[]> {
  const rows = await db
    .selectFrom('bookings')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('sessions')
          .select([
            sql<boolean>`coalesce(bool_or(status = 'created'), false)`.as('hasCreated'),
            sql<boolean>`coalesce(bool_or(status = 'started' or missing_since is not null), false)`.as('hasStarted'),
            sql<Temporal.Instant | null>`max(close_at) filter (where status = 'finished')`.as('backAt'),
          ])
          .whereRef('sessions.bookingId', '=', 'bookings.id')
          .as('boards'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('claims')
          .innerJoin('sessions', 'sessions.id', 'claims.sessionId')
          .select(['claims.id as claimId', 'claims.answerBy'])
          .whereRef('sessions.bookingId', '=', 'bookings.id')
          .where('claims.status', 'in', openClaimStatuses)
          .orderBy(sql`claims.answer_by desc nulls first`)
          .limit(1)
          .as('claim'),
      (join) => join.onTrue(),
    )
    .select([
      'bookings.id as bookingId',
      'bookings.status',
      'bookings.start',
      'bookings.end',
      'bookings.tariff',
      'bookings.heldUntil',
      'boards.hasCreated',
      'boards.hasStarted',
      'boards.backAt',
      'claim.claimId',
      'claim.answerBy',
      sql<boolean>`exists (select from ledger where booking_id = bookings.id and kind = 'charge'
                           and purpose = 'rental' and state = 'pending')`.as('isBeingPaid'),
      sql<boolean>`exists (select from ledger where booking_id = bookings.id and kind = 'charge'
                           and purpose = 'overtime' and state <> 'pending')`.as('isOvertimeCharged'),
      sql<boolean>`exists (select from debts where booking_id = bookings.id and status = 'due')`.as('owes'),
    ])
    .where('bookings.accountId', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('bookings.end', '>', now.subtract(LOOK_BACK)),
        eb('boards.hasStarted', '=', true),
        eb('claim.claimId', 'is not', null),
        sql<boolean>`exists (select from debts where booking_id = bookings.id and status = 'due')`,
      ]),
    )
    .orderBy('bookings.start')
    .execute();
  return rows.map(({ status, tariff, hasCreated, hasStarted, claimId, answerBy, ...row }) => ({
    ...row,
    terms: readAgreedTerms(tariff),
    isToCome: status === 'complete' && hasCreated === true,
    isOut: hasStarted === true,
    claim: claimId === null ? null : { answerBy },
  }));
}

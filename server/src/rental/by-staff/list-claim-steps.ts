import type { TimelineActor, TimelineEntry } from '@laine/contract/admin/timeline.ts';
import type { ClaimStatus } from '@laine/contract/states.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../ground/db/open-database.ts';
import type { ClaimsTable } from '../../ground/db/tables/money.ts';
import { customer, nameFor, system } from './timeline-actors.ts';

const byAction = { 'claim-proposed': 'proposed', 'claim-approved': 'approved', 'claim-dropped': 'dropped' } as const;
type ClaimAction = keyof typeof byAction;

/** The amount that staff asked for, in total or per thing. */
const Asked = z.union([
  z.object({ amountInCents: z.int() }),
  z
    .object({ items: z.array(z.object({ amountInCents: z.int() })) })
    .transform(({ items }) => ({ amountInCents: items.reduce((sum, item) => sum + item.amountInCents, 0) })),
]);

/** The history of each claim of a booking or a person. Payments and debts are listed with the money. */
export async function listClaimSteps(
  db: Db,
  of: { 'bookings.id': string } | { 'bookings.accountId': string },
  { seesAll }: { seesAll: boolean },
): Promise<TimelineEntry[]> {
  const claims = await db
    .selectFrom('claims')
    .innerJoin('sessions', 'sessions.id', 'claims.sessionId')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .selectAll('claims')
    .select(
      sql<boolean>`exists (select from ledger where claim_id = claims.id and booking_id = bookings.id)`.as('isAsked'),
    )
    .where((row) => row.and(of))
    .execute();
  const acts = await listActs(
    db,
    claims.map(({ id }) => id),
  );
  return claims.flatMap((claim) => {
    const own = acts.filter(({ target }) => target === claim.id);
    return [...ownSteps(claim, own), ...own.map((act) => staffStep(claim, act, { seesAll }))];
  });
}

type ClaimRow = Selectable<ClaimsTable> & { isAsked: boolean };
type Act = Awaited<ReturnType<typeof listActs>>[number];

const listActs = (db: Db, claimIds: string[]) =>
  db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.actorId')
    .select(['audit.id', 'audit.action', 'audit.target', 'audit.data', 'audit.createdAt'])
    .select(['accounts.email', 'accounts.name'])
    .where('audit.target', '=', sql<string>`any(${claimIds})`)
    .where('audit.action', 'in', Object.keys(byAction) as ClaimAction[])
    .execute();

function staffStep(claim: ClaimRow, act: Act, { seesAll }: { seesAll: boolean }): TimelineEntry {
  const status = isUpheld(claim, act) ? 'charging' : byAction[act.action as ClaimAction];
  const { amountInCents } = Asked.safeParse(act.data).data ?? claim;
  const by: TimelineActor = { kind: 'staff', name: nameFor(act, { seesAll }) };
  return { id: act.id, at: act.createdAt.toString(), by, kind: 'claim', claimId: claim.id, status, amountInCents };
}

/** Approved a second time, after its renter had contested it. */
const isUpheld = ({ answeredAt }: ClaimRow, { action, createdAt }: Act) =>
  action === 'claim-approved' && answeredAt !== null && !isBefore(createdAt, answeredAt);

/** Steps without staff: the draft that a return left, the renter's answer, and all things found. */
function ownSteps(claim: ClaimRow, acts: Act[]): TimelineEntry[] {
  const { id: claimId, createdAt, answeredAt, decidedAt, decidedBy, status, amountInCents } = claim;
  const step = (by: TimelineActor, at: Temporal.Instant, became: ClaimStatus, cents: number | null): TimelineEntry => ({
    id: `${claimId}-${became}`,
    at: at.toString(),
    by,
    kind: 'claim',
    claimId,
    status: became,
    amountInCents: cents,
  });
  const proposals = acts.filter(({ action }) => action === 'claim-proposed');
  const isDraft = !proposals.some((act) => act.createdAt.equals(createdAt));
  const approvals = acts.filter(({ action }) => action === 'claim-approved');
  const isContested =
    status === 'contested' ||
    approvals.some((act) => isUpheld(claim, act)) ||
    // Contesting needs a text; a renter who agrees is charged.
    (status === 'dropped' && claim.answer !== null && !claim.isAsked);
  return [
    ...(isDraft ? [step(system, createdAt, 'draft', proposals.length > 0 ? null : amountInCents)] : []),
    ...(answeredAt === null ? [] : [step(customer, answeredAt, isContested ? 'contested' : 'charging', null)]),
    ...(status === 'dropped' && decidedBy === null && decidedAt !== null
      ? [step(system, decidedAt, 'dropped', amountInCents)]
      : []),
  ];
}

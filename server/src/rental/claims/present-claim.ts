import type { Claim, NamedClaim } from '@laine/contract/admin/entities.ts';
import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { timestamps } from '../../ground/timestamps.ts';
import { readPhotoUrls } from '../../site/photos/attach-photos.ts';
import { seesRenter } from '../bookings/visible-phone.ts';
import type { ClaimRow } from './claim-store.ts';
import {
  findClaim,
  listClaimItems,
  listDebtsOfClaims,
  listPartiesOfClaims,
  listRentalsOfClaims,
} from './claim-store.ts';

/** The staff view. */
export async function presentClaims(db: Db, rows: ClaimRow[]): Promise<Claim[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(await listClaimItems(db, ids), ({ claimId }) => claimId);
  const photos = await readPhotoUrls(db, 'claimId', ids);
  const forgiven = new Set(
    (await listDebtsOfClaims(db, ids)).filter(({ status }) => status === 'forgiven').map(({ claimId }) => claimId),
  );
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.bookingId,
    sessionId: row.sessionId,
    stationId: row.stationId,
    // An admin has forgiven the debt.
    status: row.status === 'owed' && forgiven.has(row.id) ? 'dropped' : row.status,
    items: (items.get(row.id) ?? []).map(({ itemId, kind, name, amountInCents }) => ({
      itemId,
      kind,
      name,
      amountInCents,
    })),
    amountInCents: row.amountInCents,
    note: row.note,
    whyNoPhoto: row.whyNoPhoto,
    photoUrls: photos.get(row.id) ?? [],
    answer: row.answer,
    answeredAt: textOf(row.answeredAt),
    answerBy: textOf(row.answerBy),
    proposedBy: row.proposedBy,
    proposedAt: textOf(row.proposedAt),
    approvedAt: textOf(row.approvedAt),
    decidedBy: row.decidedBy,
    decidedAt: textOf(row.decidedAt),
    decisionReason: row.decisionReason,
    ...timestamps(row),
  }));
}

/** Adds the names of the people involved. */
export async function presentNamedClaims(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: Person,
  rows: ClaimRow[],
): Promise<NamedClaim[]> {
  const claims = await presentClaims(db.query, rows);
  const ids = rows.map(({ id }) => id);
  const parties = new Map((await listPartiesOfClaims(db.query, ids)).map((party) => [party.id, party]));
  return claims.map((claim) => {
    const party = parties.get(claim.id);
    const { accountId = null, end = null } = party ?? {};
    const isNamed = accountId !== null && end !== null && seesRenter(who, { accountId, end }, now());
    // Owners never see a customer's address.
    const address = who.isAdmin ? (party?.customerEmail ?? '') : '';
    return {
      ...claim,
      stationName: readFacts(party?.metadata ?? {}).facts?.name ?? claim.stationId,
      customerName: isNamed ? party?.customerName || address : '',
      personId: who.isAdmin ? accountId : null,
      proposerName: party?.proposerName || (party?.proposerEmail ?? ''),
    };
  });
}

/** The renter's view. */
export async function presentOwnClaims(db: Db, rows: ClaimRow[]): Promise<OwnClaim[]> {
  const claims = await presentClaims(db, rows);
  const rentals = await listRentalsOfClaims(
    db,
    rows.flatMap(({ bookingId }) => bookingId ?? []),
  );
  return claims.flatMap(({ bookingId, ...claim }) => {
    const rental = rentals.find(({ id }) => id === bookingId);
    if (!rental || bookingId === null) return [];
    const { facts } = readFacts(rental.metadata);
    return [
      {
        ...claim,
        bookingId,
        stationName: facts?.name ?? '',
        timeZone: facts?.timeZone ?? 'UTC',
        rentalStart: rental.start.toString(),
        canAnswer: claim.status === 'approved' && claim.answeredAt === null,
      },
    ];
  });
}

export async function presentOneClaim(db: Db, claimId: string): Promise<Claim> {
  const row = await findClaim(db, claimId);
  const [claim] = row ? await presentClaims(db, [row]) : [];
  if (!claim) throw new Refusal('not-found');
  return claim;
}

export async function presentOwnClaim(db: Db, claimId: string): Promise<OwnClaim> {
  const row = await findClaim(db, claimId);
  const [claim] = row ? await presentOwnClaims(db, [row]) : [];
  if (!claim) throw new Refusal('not-found');
  return claim;
}

const textOf = (moment: Temporal.Instant | null) => moment?.toString() ?? null;

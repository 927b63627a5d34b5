import type { AdminGiftCard } from '@laine/contract/admin/gift-card-calls.ts';
import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { readCursorPage } from '../../ground/db/cursor-page.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { giftCardCode, hashGiftCardCode, lastLettersOf } from './gift-card-code.ts';
import {
  findGiftCardListRow,
  type GiftCardListRow,
  listGiftCardIdsAbout,
  listGiftCardRows,
} from './gift-card-list-store.ts';
import { findGiftCardByHash } from './gift-card-store.ts';
import { presentGiftCard } from './present-gift-card.ts';

type Key = Pick<Deps, 'giftCardKey'>;

/** Every sold or issued card, newest first. */
export async function listGiftCards(
  deps: Deps,
  { before, after, limit, status }: ParsedInput<typeof calls.giftCards>,
): Promise<CallAnswer<typeof calls.giftCards>> {
  const { query } = deps.db;
  const { rows, neighbours } = await readCursorPage({ before, after, limit }, (from) =>
    listGiftCardRows(query, { status }, from),
  );
  return { giftCards: rows.map((row) => present(deps, row)), neighbours };
}

/** The list shows no codes, but whoever holds a voucher can find its card. */
export async function findGiftCards(
  deps: Deps,
  { search }: ParsedInput<typeof calls.findGiftCards>,
): Promise<CallAnswer<typeof calls.findGiftCards>> {
  if (search.includes('@')) return { giftCards: await listGiftCardsAbout(deps, search.toLowerCase()) };
  const { query } = deps.db;
  const card = await findGiftCardByHash(query, hashGiftCardCode(search));
  const row = card && (await findGiftCardListRow(query, card.id));
  return { giftCards: row ? [present(deps, row)] : [] };
}

const MAX_CARDS_OF_ONE = 100;

/** Bought or received by this person. */
export async function listGiftCardsAbout(deps: Deps, email: string): Promise<AdminGiftCard[]> {
  const { query } = deps.db;
  const ids = await listGiftCardIdsAbout(query, email);
  const rows = await listGiftCardRows(query, { ids }, { edge: undefined, limit: MAX_CARDS_OF_ONE });
  return rows.map((row) => present(deps, row));
}

export async function presentAdminGiftCard({ giftCardKey }: Key, db: Db, id: string): Promise<AdminGiftCard> {
  const row = await findGiftCardListRow(db, id);
  if (!row) throw new Refusal('not-found');
  return present({ giftCardKey }, row);
}

function present({ giftCardKey }: Key, row: GiftCardListRow): AdminGiftCard {
  const { id, recipientEmail, boughtBy, buyerEmail, issuerEmail, createdAt } = row;
  return {
    ...presentGiftCard(row),
    id,
    lastLetters: lastLettersOf(giftCardCode(giftCardKey, id)),
    recipientEmail,
    buyer: boughtBy === null || buyerEmail === null ? null : { personId: boughtBy, email: buyerEmail },
    issuedBy: issuerEmail,
    createdAt: createdAt.toString(),
  };
}

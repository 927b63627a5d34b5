import { GIFT_CARD_YEARS } from '@laine/rules/constants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { newId } from '../../ground/secrets.ts';
import { giftCardCode, hashGiftCardCode } from './gift-card-code.ts';
import type { GiftCardRow, NewGiftCard } from './gift-card-store.ts';
import { insertGiftCard } from './gift-card-store.ts';

type GiftCardWish = Omit<NewGiftCard, 'id' | 'codeHash'>;

/** A new card with a code of its own. */
export function newGiftCard(
  deps: Pick<Deps, 'giftCardKey'>,
  tx: Tx,
  wish: GiftCardWish,
  now: Temporal.Instant,
): Promise<GiftCardRow> {
  const id = newId();
  const codeHash = hashGiftCardCode(giftCardCode(deps.giftCardKey, id));
  return insertGiftCard(tx, { ...wish, id, codeHash }, now);
}

export const giftCardExpiry = (from: Temporal.Instant): Temporal.Instant =>
  from.toZonedDateTimeISO('UTC').add({ years: GIFT_CARD_YEARS }).toInstant();

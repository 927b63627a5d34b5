import type { giftCardCalls } from '@laine/contract/admin/gift-card-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Cursor } from '@laine/contract/fields.ts';
import { GiftCardStatus } from '@laine/contract/states.ts';
import { z } from 'zod';
import { Filter } from '../../ui/table/list-address.ts';

/** Those that somebody paid for or we issued; the others were never cards. */
export const ShownStatus = GiftCardStatus.extract(['active', 'revoked', 'withdrawn']);

export const GiftCardsAddress = z.object({
  status: Filter(ShownStatus),
  before: Filter(Cursor),
  after: Filter(Cursor),
});

export type GiftCardsAnswer = CallAnswer<typeof giftCardCalls.giftCards>;

export const inputOf = ({
  status,
  before,
  after,
}: z.output<typeof GiftCardsAddress>): CallInput<typeof giftCardCalls.giftCards> => ({
  ...(status !== undefined && { status }),
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

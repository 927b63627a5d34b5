import { giftCardCalls } from '@laine/contract/admin/gift-card-calls.ts';
import { GiftCardStatus } from '@laine/contract/states.ts';
import { Filter } from '../../ui/table/list-address.ts';
import { listOf } from '../../ui/table/list-of.ts';

/** Cards that were paid or issued by us; others never became cards. */
export const ShownStatus = GiftCardStatus.extract(['active', 'revoked', 'withdrawn']);

export const giftCardsList = listOf(giftCardCalls.giftCards, {
  filters: [],
  own: { status: Filter(ShownStatus) },
  inputOf: ({ status }) => ({ status }),
});

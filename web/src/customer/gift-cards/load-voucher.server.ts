import type { Brand } from '@laine/contract/brand.ts';
import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { loadI18n } from '../../i18n/load-i18n.ts';
import { longDateText } from '../../i18n/moments.ts';
import { voucherWords, type VoucherData } from './voucher-words.ts';

type Visit = { call: Caller; brand: Brand; origin: string };

/** In the card's language: its recipient may read another one than the buyer. */
export async function loadVoucher({ call, brand, origin }: Visit, giftCardId: string): Promise<VoucherData> {
  const { voucher } = await call(calls.voucher, { giftCardId });
  const { locale, code, balanceInCents, senderName, expiresAt } = voucher;
  const words = voucherWords(await loadI18n(locale, 'account'), locale, {
    brandName: brand.name,
    site: new URL(origin).host,
    amountInCents: balanceInCents,
    senderName: senderName ?? '',
    expiresOn: expiresAt === null ? null : longDateText(expiresAt, 'UTC', locale),
  });
  return { words, code, message: voucher.message ?? '' };
}

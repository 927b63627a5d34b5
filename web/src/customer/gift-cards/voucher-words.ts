import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type VoucherFacts = {
  brandName: string;
  site: string;
  amountInCents: number;
  senderName: string;
  expiresOn: string | null;
};

/** All that stands on a voucher beside its code and message, in the language of the card and not of the page. */
export type VoucherWords = {
  locale: Locale;
  brandName: string;
  kind: string;
  sum: string;
  from: string | null;
  codeLabel: string;
  howTo: string;
  validUntil: string | null;
  keep: string;
};

export type VoucherData = { words: VoucherWords; code: string; message: string };

export function voucherWords(i18n: I18n, locale: Locale, facts: VoucherFacts): VoucherWords {
  const { brandName, site, amountInCents, expiresOn } = facts;
  const senderName = facts.senderName.trim();
  return {
    locale,
    brandName,
    kind: i18n._(msg({ message: 'Gift card for paddle boards', comment: 'Line on the printed voucher' })),
    sum: Number.isFinite(amountInCents) ? formatMoney(amountInCents, locale) : '–',
    from:
      senderName === ''
        ? null
        : i18n._(msg({ message: `From ${senderName}`, comment: 'On the voucher; senderName is who gives it' })),
    codeLabel: i18n._(msg({ message: 'Your code', comment: 'On the voucher, above the code' })),
    howTo: i18n._(
      msg({
        message: `Choose a station and a time on ${site} and enter the code where you book. What remains stays on the card.`,
        comment: 'On the voucher; site is a web address',
      }),
    ),
    validUntil:
      expiresOn === null
        ? null
        : i18n._(msg({ message: `Valid until ${expiresOn}`, comment: 'On the voucher; expiresOn is a date' })),
    keep: i18n._(
      msg({
        message: 'Whoever has the code can spend it: keep it like cash.',
        comment: 'On the voucher, in small letters',
      }),
    ),
  };
}

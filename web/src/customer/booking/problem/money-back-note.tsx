import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

type Props = { moneyBack: NonNullable<Problem['moneyBack']>; timeZone: string };

/** The refund for a board whose renter chose the money, and their remaining steps. */
export function MoneyBackNote({ moneyBack: { isOut, isWhole, refundInCents, returnBy }, timeZone }: Props) {
  const sum = formatMoney(refundInCents, useLocale());
  const by = timeText(returnBy, timeZone);
  if (isOut) {
    return (
      <p>
        <Trans comment="by is a time such as 14:05, sum such as 20.00 €">
          Put everything you took back into its locker by <strong className="figures">{by}</strong>: you then get all
          the money for this board, {sum}. Later you get the part for the time that is left.
        </Trans>
      </p>
    );
  }
  if (isWhole) {
    return (
      <p>
        <Trans comment="sum such as 20.00 €">You get all the money for this board back: {sum}.</Trans>
      </p>
    );
  }
  return (
    <p>
      {refundInCents > 0 ? (
        <Trans comment="by is a time such as 14:05, sum such as 20.00 €">
          The board was back after {by}, so you get the part for the time that was left: {sum}.
        </Trans>
      ) : (
        <Trans>The board was back when your time was over, so no money goes back.</Trans>
      )}
    </p>
  );
}

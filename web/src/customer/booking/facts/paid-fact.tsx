import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { FactCard } from './fact-card.tsx';

/** A booking has a sum only once it is paid. Until then, and for a total of zero, a dash is shown. */
export function PaidFact({ booking }: { booking: BookingDetail }) {
  const locale = useLocale();
  const { amount_total: total, refundedInCents } = booking;
  const refund = formatMoney(refundedInCents, locale);
  return (
    <FactCard
      icon={CreditCard}
      isWide
      label={<Trans>Amount paid</Trans>}
      note={
        refundedInCents > 0 && (
          <Trans comment="refund is a sum such as 13.50 €">
            <ServerText>{refund}</ServerText> refunded
          </Trans>
        )
      }
    >
      <ServerText>{formatMoney(total ?? 0, locale)}</ServerText>
    </FactCard>
  );
}

import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { AlarmClockPlus } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';

type Props = { booking: BookingDetail; onClick: () => void; tone: 'primary' | 'quiet' };

/** Only where the server offers the hour. */
export function ExtendButton({ booking, onClick, tone }: Props) {
  const locale = useLocale();
  const { extension } = booking.actions;
  if (!extension) return null;
  return (
    <button
      type="button"
      onClick={onClick}
      className={`${buttonStyle(tone)} flex-wrap gap-x-1.5! gap-y-0.5! px-[min(0.625rem,2.5vw)]!`}
    >
      <span className="flex min-w-0 items-center gap-1.5">
        <AlarmClockPlus aria-hidden className={`size-5 shrink-0 ${tone === 'quiet' ? 'text-action' : ''}`} />
        {extension.held ? (
          <Trans comment="Button; an hour was asked for and is not paid yet">Pay for one more hour</Trans>
        ) : (
          <Trans comment="Button; the price is shown before anything happens">One more hour</Trans>
        )}
      </span>
      {extension.priceInCents > 0 && (
        <span className={`figures whitespace-nowrap ${tone === 'quiet' ? 'text-ink-soft' : ''}`}>
          <ServerText>{formatMoney(extension.priceInCents, locale)}</ServerText>
        </span>
      )}
    </button>
  );
}

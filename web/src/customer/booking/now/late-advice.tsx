import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { isBefore, plusSeconds } from '@laine/rules/instants.ts';
import { Trans } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

type Props = { booking: BookingDetail; timeZone: string; now: Temporal.Instant };

/** The time is up: until when being late is free, and what it costs from when. */
export function LateAdvice({ booking, timeZone, now }: Props) {
  const graceEnd = plusSeconds(Temporal.Instant.from(booking.metadata.end), OVERTIME_GRACE_SECONDS);
  const time = timeText(graceEnd.toString(), timeZone);
  return (
    <>
      {isBefore(now, graceEnd) ? (
        <Trans comment="time is hours and minutes; until then being late is free">
          Back by <strong className="figures font-semibold">{time}</strong> costs nothing extra.
        </Trans>
      ) : (
        <Trans>Please bring everything back now. If you need help out there, call us.</Trans>
      )}{' '}
      <LateCost booking={booking} timeZone={timeZone} now={now} />
    </>
  );
}

/** As the booking's own tariff says, which later edits of the station do not change. */
function LateCost({ booking: { lateCost, overtime }, timeZone, now }: Props) {
  const locale = useLocale();
  if (overtime) {
    return (
      <Trans comment="A board is still out, and the longest overtime has been charged; its card follows below">
        What it costs stands below and does not grow any more.
      </Trans>
    );
  }
  if (!lateCost) return null;
  const time = timeText(lateCost.from, timeZone);
  const price = formatMoney(lateCost.pricePerHourInCents, locale);
  const most = formatMoney(lateCost.mostInCents, locale);
  const isCosting = !isBefore(now, Temporal.Instant.from(lateCost.from));
  if (lateCost.overtimeBilling === 'full-hours') {
    return isCosting ? (
      <Trans comment="price and most are sums such as 15.00 €">
        Each full hour late costs {price} per board, at most {most}, charged to your card.
      </Trans>
    ) : (
      <Trans comment="time is hours and minutes, price and most are sums such as 15.00 €">
        From {time} each full hour late costs {price} per board, at most {most}.
      </Trans>
    );
  }
  return isCosting ? (
    <Trans comment="price and most are sums such as 15.00 €">
      Each hour begun costs {price} per board, at most {most}, charged to your card.
    </Trans>
  ) : (
    <Trans comment="time is hours and minutes, price and most are sums such as 15.00 €">
      From {time} each hour begun costs {price} per board, at most {most}.
    </Trans>
  );
}

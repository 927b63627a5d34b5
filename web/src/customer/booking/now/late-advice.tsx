import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import { Trans } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { Times } from './countdown.ts';
import { lateSumSoFar } from './late-sum-so-far.ts';

type Props = { booking: BookingDetail & Times; timeZone: string; now: Temporal.Instant };

/** The time is up: until when being late is free, and what it costs from when. */
export function LateAdvice({ booking, timeZone, now }: Props) {
  const { end, boundEnd = end } = booking.metadata;
  const graceEnd = plusSeconds(Temporal.Instant.from(boundEnd), OVERTIME_GRACE_SECONDS);
  const time = timeText(graceEnd.toString(), timeZone);
  return (
    <>
      {isBefore(now, graceEnd) ? (
        <InGrace time={time} isFreeLonger={booking.lateCost?.overtimeBilling === 'full-hours'} />
      ) : (
        <Trans>Please bring everything back now. If you need help out there, call us.</Trans>
      )}{' '}
      <LateCost booking={booking} timeZone={timeZone} now={now} />
    </>
  );
}

/** If full hours are billed, a late board gets a warning for some time before it costs money. */
function InGrace({ time, isFreeLonger }: { time: string; isFreeLonger: boolean }) {
  return isFreeLonger ? (
    <Trans comment="time is hours and minutes; whoever is back later gets a warning, which may cost nothing">
      Back by <strong className="figures font-semibold">{time}</strong> counts as on time; after that you get a warning.
    </Trans>
  ) : (
    <Trans comment="time is hours and minutes; until then being late is free">
      Back by <strong className="figures font-semibold">{time}</strong> costs nothing extra.
    </Trans>
  );
}

/** By the booking's own tariff, which later edits of the station don't change. */
function LateCost({ booking, timeZone, now }: Props) {
  const locale = useLocale();
  const { lateCost, overtime } = booking;
  if (overtime) {
    return (
      <Trans comment="A board is still out, and the longest overtime has been charged; its card follows below">
        The cost is shown below and does not grow any more.
      </Trans>
    );
  }
  if (!lateCost) return null;
  const time = timeText(lateCost.from, timeZone);
  const price = formatMoney(lateCost.pricePerHourInCents, locale);
  const most = formatMoney(lateCost.mostInCents, locale);
  const isCosting = !isBefore(now, Temporal.Instant.from(lateCost.from));
  const isFullHours = lateCost.overtimeBilling === 'full-hours';
  if (!isCosting) {
    return isFullHours ? (
      <Trans comment="time is hours and minutes, price and most are sums such as 15.00 €">
        Nothing is charged before {time}; from then each full hour late costs {price} per board, at most {most}.
      </Trans>
    ) : (
      <Trans comment="time is hours and minutes, price and most are sums such as 15.00 €">
        From {time} each hour begun costs {price} per board, at most {most}.
      </Trans>
    );
  }
  return (
    <>
      <SumSoFar booking={booking} lateCost={lateCost} timeZone={timeZone} now={now} />{' '}
      {isFullHours ? (
        <Trans comment="price and most are sums such as 15.00 €">
          Each full hour late costs {price} per board, at most {most}, charged to your card.
        </Trans>
      ) : (
        <Trans comment="price and most are sums such as 15.00 €">
          Each hour begun costs {price} per board, at most {most}, charged to your card.
        </Trans>
      )}
    </>
  );
}

type SumProps = Props & { lateCost: NonNullable<BookingDetail['lateCost']> };

function SumSoFar({ booking, lateCost, timeZone, now }: SumProps) {
  const locale = useLocale();
  const { soFarInCents, growsAt } = lateSumSoFar(booking, lateCost, now);
  const sum = formatMoney(soFarInCents, locale);
  if (soFarInCents === 0) return null;
  const time = growsAt && timeText(growsAt.toString(), timeZone);
  return (
    <strong className="figures font-semibold">
      {time === null ? (
        <Trans comment="sum is such as 45.00 €: what being late has cost until now">
          {sum} so far; it does not grow any more.
        </Trans>
      ) : (
        <Trans comment="sum is such as 15.00 €: what being late has cost until now; time is hours and minutes">
          {sum} so far, next at {time}.
        </Trans>
      )}
    </strong>
  );
}

import type { Locale, StationStatus } from '@laine/contract/states.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { hoursText } from '../../../ui/station/hours-text.ts';
import { StationCard } from '../../../ui/station/station-card.tsx';
import { stationPrices, type StationPrices } from '../../../ui/station/station-prices.ts';
import type { FactsDraft } from './facts-text.ts';

type Props = { id: string; draft: FactsDraft; status: StationStatus; now: Temporal.Instant };

const isNumber = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);

/** The customer's own card, with what stands in the form at this moment. */
export function CardPreview({ id, draft, status, now }: Props) {
  const locale = useLocale();
  return (
    <section className="grid gap-3 self-start xl:sticky xl:top-20">
      <h2 className="text-base">
        <Trans comment="Heading: above a station's card with values that are not saved yet">As customers see it</Trans>
      </h2>
      {/* Nothing here can be pressed: it only shows. */}
      <div inert className="max-w-sm rounded-card border border-line bg-paper p-4">
        <StationCard
          station={{
            id,
            status,
            name: draft.name || '–',
            locationText: draft.locationText || '–',
            image: draft.images?.[0] ?? null,
            prices: pricesOf(draft, locale),
            rating: null,
            ...hoursOf(draft, now, locale),
          }}
        />
      </div>
    </section>
  );
}

/** Half-typed values may have no price yet. */
function pricesOf({ pricePerHourInCents, startingFeeInCents }: FactsDraft, locale: Locale): StationPrices {
  if (!isNumber(pricePerHourInCents)) return { perHour: '–', withStart: null };
  return stationPrices(
    { pricePerHourInCents, startingFeeInCents: isNumber(startingFeeInCents) ? startingFeeInCents : 0 },
    locale,
  );
}

/** Half-typed values may have no hours yet. */
function hoursOf(draft: FactsDraft, now: Temporal.Instant, locale: Locale) {
  const { openTimeInSeconds, closeTimeInSeconds, timeZone, openingPeriods = [] } = draft;
  const isWhole = openingPeriods.every(
    (period) => isNumber(period.openTimeInSeconds) && isNumber(period.closeTimeInSeconds),
  );
  if (!isNumber(openTimeInSeconds) || !isNumber(closeTimeInSeconds) || !timeZone || !isWhole) {
    return { hours: '–', opensAgain: null };
  }
  const place = isNumber(draft.latitude) && isNumber(draft.longitude);
  return hoursText(
    {
      openTimeInSeconds,
      closeTimeInSeconds,
      timeZone,
      openingPeriods,
      ...(place && { latitude: draft.latitude, longitude: draft.longitude }),
      ...(isNumber(draft.daylightMarginInSeconds) && { daylightMarginInSeconds: draft.daylightMarginInSeconds }),
    },
    now,
    locale,
  );
}

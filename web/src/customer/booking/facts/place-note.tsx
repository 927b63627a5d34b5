import type { Station } from '@laine/contract/public/entities.ts';
import { type Directions, directionsIn } from '@laine/rules/people/directions-in.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SitePlan } from '../../../ui/data/site-plan.tsx';

type Props = { station: Pick<Station, 'name' | 'locationText' | 'sitePlan'> & Directions };

/** Address, directions and plan for somebody on the way. */
export function PlaceNote({ station }: Props) {
  const locale = useLocale();
  const way = directionsIn(station, locale);
  const { locationText, sitePlan, name } = station;
  return (
    <>
      {locationText}
      {way && (
        <span className="mt-2 block break-words text-ink" lang={way.locale === locale ? undefined : way.locale}>
          {way.text}
        </span>
      )}
      {sitePlan && (
        <span className="mt-3 block">
          <SitePlan src={sitePlan} stationName={name} />
        </span>
      )}
    </>
  );
}

import type { Station } from '@laine/contract/public/entities.ts';
import { type Directions, directionsIn } from '@laine/rules/people/directions-in.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

/** Address and directions for somebody on the way. */
export function PlaceNote({ station }: { station: Pick<Station, 'locationText'> & Directions }) {
  const locale = useLocale();
  const way = directionsIn(station, locale);
  return (
    <>
      {station.locationText}
      {way && (
        <span className="mt-2 block break-words text-ink" lang={way.locale === locale ? undefined : way.locale}>
          {way.text}
        </span>
      )}
    </>
  );
}

import type { Station } from '@laine/contract/public/entities.ts';
import { directionsIn } from '@laine/rules/directions-in.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';

/** Address, the way in words and the plan: whoever reads this is on the way. */
export function PlaceNote({ station }: { station: Station }) {
  const { t } = useLingui();
  const locale = useLocale();
  const way = directionsIn(station, locale);
  const { locationText, sitePlan, name } = station;
  return (
    <>
      {locationText}
      {way && (
        <span className="mt-2 block text-ink" lang={way.locale === locale ? undefined : way.locale}>
          {way.text}
        </span>
      )}
      {sitePlan && (
        <img
          src={sitePlan}
          alt={t({ message: `Site plan of ${name}`, comment: 'A drawing of the place from above' })}
          loading="lazy"
          width={600}
          height={400}
          className="mt-3 aspect-3/2 w-full rounded-control bg-sky object-cover"
        />
      )}
    </>
  );
}

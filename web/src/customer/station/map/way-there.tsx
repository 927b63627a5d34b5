import type { Station } from '@laine/contract/public/entities.ts';
import { directionsIn } from '@laine/rules/directions-in.ts';
import { useLingui } from '@lingui/react/macro';
import { Footprints } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';

/** The last few hundred metres, which no map knows: in the words of who works there, and as a plan. */
export function WayThere({ station }: { station: Station }) {
  const { t } = useLingui();
  const locale = useLocale();
  const way = directionsIn(station, locale);
  const { sitePlan, name } = station;
  if (!way && !sitePlan) return null;
  return (
    <div className="mt-4 grid items-center gap-4 rounded-card border border-line bg-paper p-4 md:grid-cols-2 md:p-5">
      {way && (
        <p className="flex gap-3" lang={way.locale === locale ? undefined : way.locale}>
          <Footprints aria-hidden className="mt-1 size-5 shrink-0 text-action" />
          {way.text}
        </p>
      )}
      {sitePlan && (
        <img
          src={sitePlan}
          alt={t({ message: `Site plan of ${name}`, comment: 'A drawing of the place from above' })}
          loading="lazy"
          width={600}
          height={400}
          className="aspect-3/2 w-full rounded-control bg-sky object-cover"
        />
      )}
    </div>
  );
}

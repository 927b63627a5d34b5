import type { Station } from '@laine/contract/public/entities.ts';
import { directionsIn } from '@laine/rules/people/directions-in.ts';
import { Footprints } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SitePlan } from '../../../ui/data/site-plan.tsx';

/** The last few hundred metres, which no map knows: in the words of who works there, and as a plan. */
export function WayThere({ station }: { station: Station }) {
  const locale = useLocale();
  const way = directionsIn(station, locale);
  const { sitePlan, name } = station;
  if (!way && !sitePlan) return null;
  return (
    <div
      className={`mt-4 grid items-center gap-4 rounded-card border border-line bg-paper p-4 md:p-5 ${way && sitePlan ? 'md:grid-cols-2' : ''}`}
    >
      {way && (
        <p className="flex min-w-0 gap-3">
          <Footprints aria-hidden className="mt-1 size-5 shrink-0 text-action" />
          <span className="min-w-0 break-words" lang={way.locale === locale ? undefined : way.locale}>
            {way.text}
          </span>
        </p>
      )}
      {sitePlan && <SitePlan src={sitePlan} stationName={name} />}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useRef } from 'react';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { PriceWords } from '../../../ui/station/price-words.tsx';
import type { StationData } from '../station-data.ts';
import { StationTitle } from '../station-title.tsx';
import { BookingForm } from './booking-form.tsx';
import { PanelCover } from './panel-cover.tsx';
import { StationSelect } from './station-select.tsx';
import { useStickyTop } from './use-sticky-top.ts';
import { useWish } from './use-wish.ts';

/** The form works in steps of minutes. */
const TICK_EVERY_MS = 5_000;

const NoTime = lazy(async () => {
  const { NoTime: words } = await import('./no-time.tsx');
  return { default: words };
});

/** At the lockers it is the head of the page. */
export function BookingPanel({ page, isHere }: { page: StationData; isHere: boolean }) {
  const { station, bookableStations } = page;
  const now = useClock(page.now, TICK_EVERY_MS);
  const wish = useWish(station, page.viewer, now, isHere);
  const panel = useRef<HTMLElement>(null);
  useStickyTop(panel);
  const { slot } = wish;
  // A closed station's cover is the heading of it all: nothing above it may look open.
  const isActive = station.status === 'active';

  return (
    <section
      ref={panel}
      id="book"
      tabIndex={-1}
      aria-labelledby={isActive ? (isHere ? 'station-title' : 'book-title') : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-paper p-[min(1rem,5vw)] shadow-float sm:p-6 lg:sticky lg:top-24"
    >
      {isHere && <StationTitle name={station.name} />}
      {isActive && !isHere && (
        <div>
          <h2 id="book-title" className="text-xl">
            <Trans comment="Heading of the reservation form">Choose your time</Trans>
          </h2>
          <p className="figures mt-0.5 leading-snug">
            <PriceWords prices={page.prices} />
          </p>
        </div>
      )}
      {isActive && !isHere && <StationSelect station={station} choices={bookableStations} onLeave={wish.carryTo} />}
      <PanelCover page={page} wish={wish} now={now}>
        {typeof slot === 'string' || page.shut ? (
          <Suspense>
            <NoTime page={page} />
          </Suspense>
        ) : (
          <BookingForm page={page} isHere={isHere} wish={wish} slot={slot} now={now} />
        )}
      </PanelCover>
      <noscript>
        <p className="text-sm text-ink-soft">
          <Trans>Booking online needs JavaScript. You can also call the station.</Trans>
        </p>
      </noscript>
    </section>
  );
}

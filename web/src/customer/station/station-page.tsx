import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LateFaq } from '../faq/late-faq.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BookingPanel } from './form/booking-panel.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { StationMap } from './map/station-map.tsx';
import type { StationData } from './station-data.ts';
import { StationFacts } from './station-facts.tsx';
import { StationHead } from './station-head.tsx';

/**
 * `?here` is the address of the QR code at the lockers: there the page begins with what can be had at once. The form
 * becomes interactive first: React hydrates the content of a `Suspense` later, piece by piece, or at once
 * after a press there.
 */
export function StationPage({ page }: { page: StationData }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { name, locationText, images, status, overtimeBilling } = page.station;
  const { perHour } = page.prices;
  const isActive = status === 'active';
  const isHere = new URLSearchParams(search).has('here') && isActive;
  const gallery = (
    <Suspense>
      <Gallery images={images} stationName={name} />
    </Suspense>
  );
  const panel = (
    <div className={`relative z-10 lg:col-start-2 lg:row-start-1 ${isActive ? 'lg:row-span-3' : 'lg:row-span-4'}`}>
      <BookingPanel page={page} isHere={isHere} />
    </div>
  );
  return (
    <main id="main" tabIndex={-1} className="group/station">
      <PageHead
        title={t`${name}: book SUP board here`}
        description={t`Paddle boards at ${name}, ${locationText}: from ${perHour} an hour, with paddle and vest, out of a locker by the water.`}
      />
      <div
        className={`page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-y-10 lg:pt-10 xl:gap-x-16 ${isActive ? 'lg:grid-rows-[auto_auto_1fr]' : 'lg:grid-rows-[auto_auto_auto_1fr]'}`}
      >
        {isHere && panel}
        <div className="relative grid content-start gap-6 lg:col-start-1">
          {isActive && gallery}
          <StationHead page={page} isHere={isHere} />
          {isActive && !isHere && !page.viewer?.cannotBook && <BottomBar prices={page.prices} />}
        </div>
        {!isHere && panel}
        {/* If nothing can be booked, a phone's first screen says so and leads on; pictures come later. */}
        {!isActive && <div className="lg:col-start-1">{gallery}</div>}
        <div className="lg:col-start-1">
          <Suspense>
            <StationFacts page={page} />
          </Suspense>
        </div>
        <div className="lg:col-start-1">
          <Suspense>
            <StationMap page={page} />
          </Suspense>
        </div>
      </div>
      <LateFaq overtimeBilling={overtimeBilling} offersPaypal={page.offersPaypal} />
    </main>
  );
}

import { dateChoices } from '@laine/rules/time/date-choices.ts';
import { changeDate, type ChosenSlot } from '@laine/rules/time/slot-choice.ts';
import { checkTimeZone } from '@laine/rules/time/time-zone.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { useBrowserZone } from '../../../ui/hooks/use-browser-zone.ts';
import type { StationData } from '../station-data.ts';
import type { WishControls } from './use-wish.ts';

const ClosedCover = lazy(async () => {
  const { ClosedCover: cover } = await import('./closed-cover.tsx');
  return { default: cover };
});

const ZoneCover = lazy(async () => {
  const { ZoneCover: cover } = await import('./zone-cover.tsx');
  return { default: cover };
});

type Props = { page: StationData; wish: WishControls; now: Temporal.Instant; children: ReactNode };

/**
 * Takes the form's place where nothing can be booked: at a closed station, or from another time zone. The form is
 * hidden and keeps what was chosen. The browser's zone is known only after hydration. It is asked for here and not
 * around the form, or every visit would render the form twice.
 */
export function PanelCover({ page: { station, openingWish, nearStations }, wish, now, children }: Props) {
  const browserZone = useBrowserZone();
  const { slot } = wish;

  const agrees = (wished: ChosenSlot) =>
    typeof wished !== 'string' && checkTimeZone(browserZone, station.timeZone, wished) === 'ok';
  const otherDate = () =>
    dateChoices(station, now).find(
      ({ date, selectable }) => selectable && typeof slot !== 'string' && agrees(changeDate(station, slot, date, now)),
    )?.date;

  const cover = () => {
    if (station.status !== 'active') {
      const isHidden = station.status === 'hidden';
      return <ClosedCover stationId={station.id} {...{ isHidden, openingWish }} others={nearStations} />;
    }
    if (typeof slot === 'string' || browserZone === undefined || agrees(slot)) return null;
    const date = otherDate();
    return (
      <ZoneCover
        stationZone={station.timeZone}
        browserZone={browserZone}
        onOtherDate={date && (() => wish.setDate(date))}
        phone={station.phone}
      />
    );
  };

  const shown = cover();
  return (
    <>
      <Suspense>{shown}</Suspense>
      <div className={shown ? 'hidden' : 'contents'}>{children}</div>
    </>
  );
}

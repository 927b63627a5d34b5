import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { StationCard } from '../../ui/station/station-card.tsx';
import { Distance } from './distance.tsx';
import { FreeNow } from './free-now.tsx';
import type { HomeCardData } from './home-data.ts';
import { UpcomingBookings } from './upcoming-bookings.tsx';

type Props = {
  cards: readonly HomeCardData[];
  total: number;
  place: Place | null;
  isBusy: boolean;
  isAdding: boolean;
  onMore: () => Promise<void>;
};

export function StationCards({ cards, total, place, isBusy, isAdding, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  // Who goes on by keyboard goes on where the new cards begin, not at the button below them.
  useLayoutEffect(() => {
    if (firstNew.current === undefined || cards.length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [cards.length]);
  const showMore = () => {
    firstNew.current = cards.length;
    void onMore();
  };
  return (
    <>
      <ul
        ref={list}
        aria-busy={isBusy}
        className="mt-8 grid grid-cols-1 gap-x-6 gap-y-12 transition-opacity aria-busy:opacity-60 md:grid-cols-2 lg:grid-cols-3"
      >
        {cards.map((station) => (
          <li key={station.id} className="row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0">
            <StationCard station={station} news={station.free && <FreeNow free={station.free} />}>
              {place && <Distance from={place} to={station.place} />}
            </StationCard>
            <UpcomingBookings station={station} />
          </li>
        ))}
      </ul>
      {cards.length < total && (
        <p className="mt-10 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
          <button
            type="button"
            aria-disabled={isAdding}
            onClick={() => !isAdding && showMore()}
            className={`${buttonStyle('quiet')} aria-disabled:cursor-progress aria-disabled:opacity-60`}
          >
            <Trans comment="Button below the list of stations">Show more stations</Trans>
          </button>
          <span className="text-sm text-ink-soft">
            <Trans comment="Beside a button that shows more stations: 24 of 310">
              {cards.length} of {total}
            </Trans>
          </span>
        </p>
      )}
    </>
  );
}

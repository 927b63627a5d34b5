import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LockerClosedArt } from '../../../ui/art/board-art.tsx';
import type { NearStation, OpeningWish } from '../station-data.ts';
import { CoverCard } from './cover-card.tsx';
import { OtherStations } from './other-stations.tsx';

const TellWhenOpen = lazy(async () => {
  const { TellWhenOpen: part } = await import('./tell-when-open.tsx');
  return { default: part };
});

type Props = {
  stationId: string;
  isHidden: boolean;
  openingWish: OpeningWish | null;
  others: readonly NearStation[];
};

const ASK_EVERY_MS = 30_000;

/** Disappears by itself when the station takes bookings again: nobody has to retry. */
export function ClosedCover({ stationId, isHidden, openingWish, others }: Props) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const { isStationActive } = await import('../../../api/is-station-active.ts');
      if (await isStationActive(stationId)) await revalidate();
    };
    // Without an answer it stays closed until the next time.
    const timer = setInterval(() => void ask().catch(() => undefined), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [stationId, revalidate]);
  return (
    <CoverCard
      id="closed-cover"
      heading="h2"
      isAlone
      art={<LockerClosedArt className="size-20" />}
      title={<Trans>Locker is currently closed</Trans>}
    >
      <p className="text-ink-soft">
        <Trans>Unfortunately, this locker is temporarily closed at the moment, please try again later!</Trans>
      </p>
      {isHidden && (
        <p className="text-sm text-ink-soft">
          <Trans comment="Only the station's own staff can read this">
            This station is hidden: only its staff can see this page.
          </Trans>
        </p>
      )}
      {openingWish && (
        <Suspense>
          <TellWhenOpen stationId={stationId} wish={openingWish} />
        </Suspense>
      )}
      <OtherStations stations={others} />
    </CoverCard>
  );
}

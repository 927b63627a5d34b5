import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../ui/state/toast/toasts.ts';
import { fetchStationCards } from './fetch-station-cards.ts';
import type { BookingRowData } from './home-data.ts';

type Props = { stationId: string; total: number; onLoaded: (bookings: readonly BookingRowData[]) => void };

/** A busy station must not push the next card off the screen, nor make everybody load all its bookings. */
export function MoreBookings({ stationId, total, onLoaded }: Props) {
  const { t } = useLingui();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const { cards } = await fetchStationCards({ bookingsOf: stationId });
      onLoaded(cards[0]?.bookings ?? []);
    } catch {
      notify({ tone: 'alert', title: t`This did not load` });
    } finally {
      setLoading(false);
    }
  };
  return (
    <button
      type="button"
      aria-disabled={isLoading}
      onClick={() => !isLoading && void load()}
      className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-action aria-disabled:cursor-progress"
    >
      <Trans comment="total is the number of bookings; opens the rest of the list">Show all {total}</Trans>
      <ChevronDown aria-hidden className={`size-4 ${isLoading ? 'animate-pulse' : ''}`} />
    </button>
  );
}

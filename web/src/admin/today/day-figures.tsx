import type { DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import { formatSum } from '@laine/rules/money/format-money.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { StatTile } from '../../ui/data/stat-tile.tsx';
import type { DashboardData } from './today-data.ts';

type Props = { stations: readonly DashboardStation[]; usual: DashboardData['usual'] };

const sumOf = (stations: readonly DashboardStation[], figure: (station: DashboardStation) => number) =>
  stations.reduce((sum, station) => sum + figure(station), 0);

const trendTo = (figure: number, usual: number) => {
  if (Math.round(figure) === Math.round(usual)) return 'same';
  return figure > usual ? 'up' : 'down';
};

/** The day's figures beside the same weekday's usual, over all stations. */
export function DayFigures({ stations, usual }: Props) {
  const locale = useLocale();
  const [out, late] = [sumOf(stations, (one) => one.boardsOut), sumOf(stations, (one) => one.overdue)];
  const bookings = sumOf(stations, (one) => one.bookingsToday);
  const revenueInCents = sumOf(stations, (one) => one.revenueTodayInCents);
  const money = (cents: number) => <ServerText>{formatSum(cents, locale)}</ServerText>;
  const usualBookings = Math.round(usual.bookings);
  return (
    <div className="grid grid-cols-2 gap-3 group-data-cut:grayscale lg:grid-cols-4">
      <StatTile label={<Trans comment="Figure: boards that are with renters now">Boards out</Trans>} value={out} />
      <StatTile label={<Trans comment="Figure: boards that should be back">Late</Trans>} value={late} />
      <StatTile
        label={<Trans comment="Figure: rentals that begin today">Bookings today</Trans>}
        value={bookings}
        trend={{
          to: trendTo(bookings, usual.bookings),
          words: (
            <Trans comment="As many as on the same weekday of the last weeks">
              usually <Plural value={usualBookings} one="#" other="#" />
            </Trans>
          ),
        }}
      />
      <StatTile
        label={<Trans comment="Figure: money that came today, less refunds">Revenue today</Trans>}
        value={money(revenueInCents)}
        trend={{
          to: trendTo(revenueInCents, usual.revenueInCents),
          words: (
            <Trans comment="As much money as on the same weekday of the last weeks">
              usually {money(usual.revenueInCents)}
            </Trans>
          ),
        }}
      />
    </div>
  );
}

import type { InsightSums } from '@laine/contract/admin/insight-calls.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ServerText } from '../../ui/data/server-text.tsx';
import { StatTile } from '../../ui/data/stat-tile.tsx';
import { meanLateSeconds, meanLeadSeconds, shareLate, shareNoShows, shareSold } from './insights-data.ts';
import { useFigureText } from './use-figure-text.ts';

type Props = { now: InsightSums; before: InsightSums };
type Figure = {
  key: string;
  label: ReactNode;
  read: (sums: InsightSums) => number | null;
  text: (value: number | null) => string;
};

/** Sums of the chosen days, next to the same number of days before. */
export function InsightFigures({ now, before }: Props) {
  const { money, share, length } = useFigureText();
  const figures: Figure[] = [
    {
      key: 'revenue',
      label: <Trans comment="Figure: money that came, less refunds">Revenue</Trans>,
      read: ({ revenueInCents }) => revenueInCents,
      text: (cents) => money(cents ?? 0),
    },
    {
      key: 'bookings',
      label: <Trans comment="Figure: how many bookings">Bookings</Trans>,
      read: ({ bookings }) => bookings,
      text: String,
    },
    {
      key: 'sold',
      label: <Trans comment="Figure: share of the boards' time that was sold">Time sold</Trans>,
      read: shareSold,
      text: share,
    },
    {
      key: 'lead',
      label: <Trans comment="Figure: mean time from the booking to its start">Booked ahead</Trans>,
      read: meanLeadSeconds,
      text: length,
    },
    {
      key: 'late',
      label: (
        <Trans comment="Figure: share of the boards that came back more than ten minutes late">Late returns</Trans>
      ),
      read: shareLate,
      text: share,
    },
    {
      key: 'lateness',
      label: <Trans comment="Figure: how late the late boards were, on average">Lateness</Trans>,
      read: meanLateSeconds,
      text: length,
    },
    {
      key: 'noShows',
      label: <Trans comment="Figure: share of the boards that nobody came for">No-shows</Trans>,
      read: shareNoShows,
      text: share,
    },
    {
      key: 'boards',
      label: <Trans comment="Figure: how many boards were rented">Boards</Trans>,
      read: ({ boards }) => boards,
      text: String,
    },
  ];
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ key, label, read, text }) => {
        const [value, earlier] = [read(now), read(before)];
        return (
          <StatTile
            key={key}
            label={label}
            value={<ServerText>{text(value)}</ServerText>}
            trend={{
              // Values that read the same count as unchanged.
              to: text(value) === text(earlier) ? 'same' : trendTo(value, earlier),
              words: (
                <Trans comment="The same figure for the days before">
                  before <ServerText>{text(earlier)}</ServerText>
                </Trans>
              ),
            }}
          />
        );
      })}
    </div>
  );
}

/** Undefined if the values can't be compared. */
const trendTo = (value: number | null, before: number | null) => {
  if (value === null || before === null) return undefined;
  return value > before ? 'up' : 'down';
};

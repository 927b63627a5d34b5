import type { HealthPoint } from '@laine/contract/admin/health-calls.ts';
import { formatTag } from '@laine/contract/format-tag.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import type { HealthData } from './health-data.ts';
import { useHours } from './use-hours.ts';

/** The signs of life as lines: each also as a table below it. */
export function VitalCharts({ health }: { health: HealthData }) {
  const { t } = useLingui();
  const locale = useLocale();
  const hoursText = useHours();
  const { points, range, timeZone } = health;
  if (points.every(({ heardPercent, freeMemoryPercent }) => heardPercent === null && freeMemoryPercent === null)) {
    return (
      <EmptyState title={<Trans>No signs of life yet</Trans>}>
        <Trans>Once the station’s program runs, its memory, uptime, network and clock are drawn here.</Trans>
      </EmptyState>
    );
  }
  const labels = points.map(({ start }) => labelOf(start, range, timeZone));
  const figure = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 1 });
  const percent = (value: number) => `${figure.format(value)} %`;
  const shared = { labels, labelName: t({ message: 'Time', comment: 'Column beside figures of a chart' }) };
  const valuesOf = (read: (point: HealthPoint) => number | null) => points.map((point) => read(point) ?? undefined);
  const memory = t({ message: 'Least free memory', comment: 'Chart: of a station’s computer' });
  const heard = t({ message: 'Heard', comment: 'Chart: how much of the time the station had a network' });
  const uptime = t({ message: 'Running since its last start', comment: 'Chart: hours of a station’s computer' });
  const offset = t({ message: 'Clock off by', comment: 'Chart: how far a station’s clock was wrong' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <LineChart
        {...shared}
        title={heard}
        series={{ name: heard, values: valuesOf(({ heardPercent }) => heardPercent) }}
        format={percent}
      />
      <LineChart
        {...shared}
        title={memory}
        series={{ name: memory, values: valuesOf(({ freeMemoryPercent }) => freeMemoryPercent) }}
        format={percent}
      />
      <LineChart
        {...shared}
        title={uptime}
        series={{ name: uptime, values: valuesOf(({ uptimeInHours }) => uptimeInHours) }}
        format={hoursText}
      />
      <LineChart
        {...shared}
        title={offset}
        series={{ name: offset, values: valuesOf(({ clockOffsetInMs }) => clockOffsetInMs) }}
        format={(ms) => `${figure.format(ms)} ms`}
      />
      <Networks points={points} />
    </div>
  );
}

/** The station's networks, newest first. */
function Networks({ points }: { points: readonly HealthPoint[] }) {
  const names = [...new Set(points.toReversed().flatMap(({ networks }) => networks))].join(', ');
  return (
    <p className="text-sm text-ink-soft">
      <Trans comment="Names of networks such as wifi or lte follow">Networks: {names}</Trans>
    </p>
  );
}

/** Labels must be unique: charts and tables use them as keys. */
function labelOf(start: string, range: HealthData['range'], timeZone: string): string {
  const { day, month } = Temporal.Instant.from(start).toZonedDateTimeISO(timeZone);
  const date = `${day}.${month}.`;
  if (range === 'day') return timeText(start, timeZone);
  return range === 'week' ? `${date} ${timeText(start, timeZone)}` : date;
}

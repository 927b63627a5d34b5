import { formatTag } from '@laine/contract/format-tag.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { HeatTable } from '../../ui/chart/heat-table.tsx';
import type { InsightsAnswer } from './insights-data.ts';
import { useFigureText } from './use-figure-text.ts';

/** A Monday. */
const MONDAY = Date.UTC(2027, 0, 4);
const DAY_IN_MS = 86_400_000;

/** When boards are wanted: the share of their time that was sold, by hour and weekday. */
export function SoldByHour({ use }: Pick<InsightsAnswer, 'use'>) {
  const { t } = useLingui();
  const tag = formatTag(useLocale());
  const { share } = useFigureText();
  const name = (at: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(MONDAY + at * DAY_IN_MS);
  // Hours at which no station is ever open say nothing.
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    use.some((day) => (day[hour] ?? null) !== null),
  );
  return (
    <HeatTable
      title={t({ message: 'Time sold by hour and weekday', comment: 'Title of a chart' })}
      rowName={t({ message: 'Hour', comment: 'Column of a chart’s table' })}
      rows={hours.map((hour) => `${String(hour).padStart(2, '0')}:00`)}
      columns={use.map((_, at) => ({ short: name(at, 'short'), name: name(at, 'long') }))}
      valueAt={(row, column) => use[column]?.[hours[row] ?? 0] ?? null}
      format={share}
    />
  );
}

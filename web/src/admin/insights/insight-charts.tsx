import { useLingui } from '@lingui/react/macro';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import type { InsightsAnswer } from './insights-data.ts';
import { useFigureText } from './use-figure-text.ts';

/** From this length on, a day of the year may occur twice. */
const LONG_RANGE_DAYS = 300;

const shares = (counts: readonly number[]) => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (all === 0 ? 0 : count / all));
};

/** Money by day, and how far ahead and how late, each beside the days before. */
export function InsightCharts({ now, before }: Pick<InsightsAnswer, 'now' | 'before'>) {
  const { t } = useLingui();
  const text = useFigureText();
  const labels = now.days.map(({ day }) => text.day(day, now.days.length > LONG_RANGE_DAYS));
  const both = (read: (range: InsightsAnswer['now']) => number[]) => ({
    series: { name: text.now, values: read(now) },
    before: { name: text.before, values: read(before) },
  });
  return (
    <>
      <LineChart
        title={t({ message: 'Revenue by day', comment: 'Title of a chart' })}
        labelName={t({ message: 'Day', comment: 'Column of a chart’s table' })}
        labels={labels}
        {...both(({ days }) => days.map(({ revenueInCents }) => revenueInCents))}
        format={text.money}
      />
      <LineChart
        title={t({ message: 'Bookings by day', comment: 'Title of a chart' })}
        labelName={t({ message: 'Day', comment: 'Column of a chart’s table' })}
        labels={labels}
        {...both(({ days }) => days.map(({ bookings }) => bookings))}
        format={String}
        isCounted
      />
      <div className="grid gap-4 xl:grid-cols-2">
        <BarChart
          title={t({ message: 'How far ahead people book', comment: 'Title of a chart' })}
          labelName={t({ message: 'Booked ahead', comment: 'Figure: mean time from the booking to its start' })}
          labels={[
            t({ message: '≤ 1 h', comment: 'Booked at most an hour ahead' }),
            t({ message: '1–3 h', comment: 'One to three hours' }),
            t({ message: '3–24 h', comment: 'Three to twenty-four hours' }),
            t({ message: '1–2 d', comment: 'One to two days' }),
            t({ message: '> 2 d', comment: 'More than two days' }),
          ]}
          {...both(({ leadTimes }) => shares(leadTimes))}
          format={text.share}
        />
        <BarChart
          title={t({ message: 'How late boards come back', comment: 'Title of a chart' })}
          labelName={t({ message: 'Lateness', comment: 'Figure: how late the late boards were, on average' })}
          labels={[
            t({ message: 'In time', comment: 'Boards that came back at most ten minutes late' }),
            t({ message: '≤ 1 h', comment: 'Booked at most an hour ahead' }),
            t({ message: '1–2 h', comment: 'One to two hours' }),
            t({ message: '> 2 h', comment: 'More than two hours' }),
          ]}
          {...both(({ lateness }) => shares(lateness))}
          format={text.share}
        />
      </div>
    </>
  );
}

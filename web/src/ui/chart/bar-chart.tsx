import type { ReactNode } from 'react';
import { ChartFrame, type Series } from './chart-frame.tsx';
import { chartTicks } from './chart-scale.ts';

type Props = {
  title: ReactNode;
  labelName: string;
  labels: readonly string[];
  series: Series;
  format: (value: number) => string;
};

/** Of the width that belongs to one label. */
const BAR = 0.62;

/** Amounts beside each other, such as bookings per hour of the day. */
export function BarChart({ series, labels, format, ...words }: Props) {
  const ticks = chartTicks(series.values);
  const top = ticks.at(-1) ?? 1;
  return (
    <ChartFrame {...words} labels={labels} series={[series]} ticks={ticks} format={format}>
      <svg
        viewBox={`0 0 ${labels.length} 100`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-fill"
        focusable="false"
      >
        {labels.map((label, at) => {
          const value = series.values[at] ?? 0;
          const height = (value / top) * 100;
          return (
            <rect key={label} x={at + (1 - BAR) / 2} y={100 - height} width={BAR} height={height}>
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
          );
        })}
      </svg>
    </ChartFrame>
  );
}

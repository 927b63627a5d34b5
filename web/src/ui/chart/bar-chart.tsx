import type { ReactNode } from 'react';
import { ChartFrame, type Series } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { chartTicks } from './chart-scale.ts';

type Props = {
  title: ReactNode;
  labelName: string;
  labels: readonly string[];
  series: Series;
  /** The previous values for comparison: a dashed line at their height. */
  before?: Series;
  format: (value: number) => string;
};

/** As a part of one label's width. */
const BAR = 0.62;

/** Amounts side by side, such as bookings per hour of the day. */
export function BarChart({ series, before, labels, format, ...words }: Props) {
  const all = before ? [series, before] : [series];
  const ticks = chartTicks(all.flatMap(({ values }) => values.filter((value) => value !== undefined)));
  const top = ticks.at(-1) ?? 1;
  return (
    <ChartFrame
      {...words}
      labels={labels}
      series={all}
      ticks={ticks}
      format={format}
      legend={before && <ChartLegend now={series.name} before={before.name} />}
    >
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
        {labels.map((label, at) => {
          const value = before?.values[at];
          if (value === undefined) return null;
          return (
            <line
              key={label}
              x1={at + 0.08}
              x2={at + 0.92}
              y1={100 - (value / top) * 100}
              y2={100 - (value / top) * 100}
              className="stroke-ink-soft"
              strokeWidth="2"
              strokeDasharray="4 4"
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </svg>
    </ChartFrame>
  );
}

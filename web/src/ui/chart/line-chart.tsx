import type { ReactNode } from 'react';
import { ChartFrame, type Series } from './chart-frame.tsx';
import { chartTicks } from './chart-scale.ts';

type Props = {
  title: ReactNode;
  labelName: string;
  labels: readonly string[];
  series: Series;
  /** The same before, to compare with: drawn thin and dashed. */
  before?: Series;
  format: (value: number) => string;
};

/** How something goes over time. */
export function LineChart({ series, before, labels, format, ...words }: Props) {
  const all = before ? [series, before] : [series];
  const ticks = chartTicks(all.flatMap(({ values }) => values));
  const top = ticks.at(-1) ?? 1;
  const points = (values: readonly number[]) =>
    values.map((value, at) => `${at + 0.5},${100 - (value / top) * 100}`).join(' ');
  return (
    <ChartFrame
      {...words}
      labels={labels}
      series={all}
      ticks={ticks}
      format={format}
      legend={before && <Legend now={series.name} before={before.name} />}
    >
      <svg
        viewBox={`0 0 ${labels.length} 100`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible fill-none"
        strokeLinejoin="round"
        strokeLinecap="round"
        focusable="false"
      >
        {before && (
          <polyline
            points={points(before.values)}
            className="stroke-ink-soft"
            strokeWidth="1.5"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <polyline
          points={points(series.values)}
          className="stroke-action"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </ChartFrame>
  );
}

function Legend({ now, before }: { now: string; before: string }) {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 text-xs text-ink-soft">
      <span className="flex items-center gap-1.5">
        <span className="w-5 border-t-3 border-action" />
        {now}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="w-5 border-t-2 border-dashed border-ink-soft" />
        {before}
      </span>
    </p>
  );
}

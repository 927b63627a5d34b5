import type { ReactNode } from 'react';
import { ChartFrame, type Series } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { chartTicks, listRuns } from './chart-scale.ts';

type Props = {
  title: ReactNode;
  labelName: string;
  labels: readonly string[];
  series: Series;
  /** The same before, to compare with: drawn thin and dashed. */
  before?: Series;
  format: (value: number) => string;
  /** Only whole numbers have a meaning. */
  isCounted?: boolean;
};

/** How something goes over time. */
export function LineChart({ series, before, labels, format, isCounted = false, ...words }: Props) {
  const all = before ? [series, before] : [series];
  const ticks = chartTicks(
    all.flatMap(({ values }) => values.filter((value) => value !== undefined)),
    isCounted,
  );
  const top = ticks.at(-1) ?? 1;
  const linesOf = (values: Series['values']) =>
    listRuns(values).map((run) => run.map(([at, value]) => `${at + 0.5},${100 - (value / top) * 100}`).join(' '));
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
        className="absolute inset-0 size-full overflow-visible fill-none"
        strokeLinejoin="round"
        strokeLinecap="round"
        focusable="false"
      >
        {before &&
          linesOf(before.values).map((points) => (
            <polyline
              key={points}
              points={points}
              className="stroke-ink-soft"
              strokeWidth="1.5"
              strokeDasharray="4 4"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        {linesOf(series.values).map((points) => (
          <polyline
            key={points}
            points={points}
            className="stroke-action"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </ChartFrame>
  );
}

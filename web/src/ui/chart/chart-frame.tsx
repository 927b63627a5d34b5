import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { labelStep } from './chart-scale.ts';

/** An unknown value is undefined: the line has a gap there. */
export type Series = { name: string; values: readonly (number | undefined)[] };

type Props = {
  title: ReactNode;
  /** The first column's heading in the table, such as 'Day'. */
  labelName: string;
  labels: readonly string[];
  series: readonly Series[];
  ticks: readonly number[];
  format: (value: number) => string;
  legend?: ReactNode;
  children: ReactNode;
};

/**
 * Lines and text around a drawing. Text is HTML, so that it keeps its size while the drawing stretches; the same
 * figures are below as a table, for screen readers and exact values.
 */
export function ChartFrame({ title, labelName, labels, series, ticks, format, legend, children }: Props) {
  const titleId = useId();
  const step = labelStep(labels);
  const top = ticks.at(-1) ?? 1;
  return (
    <figure aria-labelledby={titleId} className="rounded-card border border-line bg-paper p-4 md:p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span id={titleId} className="font-semibold">
          {title}
        </span>
        {legend}
      </figcaption>
      <div aria-hidden className="figures mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-soft">
        <div className="relative grid">
          {/* The widest word holds the column open. */}
          <span className="invisible h-0 overflow-hidden">
            {ticks
              .map((tick) => format(tick))
              .toSorted(byLength)
              .at(-1)}
          </span>
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: `${(tick / top) * 100}%` }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-44 md:h-56">
          {ticks.map((tick) => (
            <span
              key={tick}
              className={`absolute inset-x-0 border-t ${tick === 0 ? 'border-line-strong' : 'border-line'}`}
              style={{ bottom: `${(tick / top) * 100}%` }}
            />
          ))}
          {children}
        </div>
        <ol className="col-start-2 mt-2 grid auto-cols-fr grid-flow-col">
          {labels.map((label, at) => (
            <li key={label} className="relative h-5">
              {at % step === 0 && <span className="absolute left-1/2 -translate-x-1/2 whitespace-nowrap">{label}</span>}
            </li>
          ))}
        </ol>
      </div>
      <details className="mt-3 text-sm">
        <summary className="inline-flex min-h-11 items-center rounded-control font-medium text-action hover:underline md:min-h-8">
          <Trans comment="Shows the figures of a chart in rows">Show as a table</Trans>
        </summary>
        {/* Focusable, so that long tables can be read by keyboard. */}
        <section
          aria-labelledby={titleId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mt-1 max-h-72 overflow-auto"
        >
          <table className="figures w-full text-left">
            <thead>
              <tr className="border-b border-line text-xs text-ink-soft">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  {labelName}
                </th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className="py-2 pl-4 text-right font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, at) => (
                <tr key={label} className="border-b border-line last:border-0">
                  <th scope="row" className="py-1.5 pr-4 font-normal">
                    {label}
                  </th>
                  {series.map(({ name, values }) => (
                    <td key={name} className="py-1.5 pl-4 text-right">
                      {values[at] === undefined ? '–' : format(values[at])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

const byLength = (one: string, other: string) => one.length - other.length;

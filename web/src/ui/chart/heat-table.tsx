import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** The first column's heading. */
  rowName: string;
  rows: readonly string[];
  columns: readonly { short: string; name: string }[];
  /** From 0 to 1; null without a value. */
  valueAt: (row: number, column: number) => number | null;
  format: (value: number) => string;
};

/** From none to all. Text stays readable on each of them, in light and dark. */
const shades = ['', 'bg-action/8', 'bg-action/16', 'bg-action/24', 'bg-action/32', 'bg-action/40'];

const shadeOf = (value: number) => shades[Math.min(shades.length - 1, Math.ceil(value * (shades.length - 1)))];

/** Shares by two criteria, such as hour and weekday: a table whose colours show its figures. */
export function HeatTable({ title, rowName, rows, columns, valueAt, format }: Props) {
  return (
    <div className="rounded-card border border-line bg-paper p-4 md:p-5">
      <table className="figures w-full table-fixed border-separate border-spacing-0.5 text-center text-xs">
        <caption className="mb-4 text-left text-base font-semibold">{title}</caption>
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="w-14 pb-1 text-left font-medium">
              <span className="sr-only">{rowName}</span>
            </th>
            {columns.map(({ short, name }) => (
              <th key={name} scope="col" className="pb-1 font-medium">
                <abbr title={name} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row}>
              <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap text-ink-soft">
                {row}
              </th>
              {columns.map(({ name }, column) => {
                const value = valueAt(at, column);
                return (
                  <td key={name} className={`h-7 rounded-sm ${value === null ? '' : shadeOf(value)}`}>
                    {value === null ? '–' : format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

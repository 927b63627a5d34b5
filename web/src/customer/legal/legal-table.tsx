import type { LegalText as Text } from '@laine/legal/legal-document.ts';
import { LegalText } from './legal-text.tsx';
import { rowKey } from './text-key.ts';

type Props = { head: readonly string[]; rows: readonly (readonly Text[])[]; origin: string };

/** On a phone each row becomes a card, and every cell shows its column's name. */
export function LegalTable({ head, rows, origin }: Props) {
  return (
    <table className="w-full border-collapse text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {head.map((title) => (
            <th
              key={title}
              scope="col"
              className="border-b border-line-strong py-2 pr-4 text-left align-bottom font-semibold"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-paper max-md:p-3.5"
          >
            {row.map((cell, column) => (
              <td
                key={head[column]}
                className="py-2.5 pr-4 align-top md:border-b md:border-line max-md:p-0 max-md:first:font-semibold md:first:font-medium"
              >
                <span aria-hidden data-screen-only className="block text-xs font-normal text-ink-soft md:hidden">
                  {head[column]}
                </span>
                <LegalText text={cell} origin={origin} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

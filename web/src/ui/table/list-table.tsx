import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../state/error-state.tsx';
import { Table } from './table.tsx';

export type ListAnswer = {
  /** What `useCall` said: rows that could not be read again are not shown as if they held. */
  asked: { error: unknown; askAgain: () => unknown };
  /** Instead of rows where there are none. */
  empty?: ReactNode;
};
type Props<Row, Name extends string> = ListAnswer & Omit<ComponentProps<typeof Table<Row, Name>>, 'instead'>;

/** The table of a list that a call answers. */
export function ListTable<Row, Name extends string>({ asked, empty, ...table }: Props<Row, Name>) {
  const { error, askAgain } = asked;
  if (error) return <Table {...table} instead={<ErrorState error={error} onRetry={() => void askAgain()} />} />;
  return <Table {...table} instead={table.rows.length === 0 ? empty : undefined} />;
}

import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../state/error-state.tsx';
import { Table } from './table.tsx';

export type ListAnswer = {
  /** From `useCall`: rows that couldn't be refreshed aren't shown as current. */
  asked: { error: unknown; askAgain: () => unknown };
  /** Shown if there are no rows. */
  empty?: ReactNode;
};
type Props<Row, Name extends string> = ListAnswer & Omit<ComponentProps<typeof Table<Row, Name>>, 'instead'>;

/** The table of a call's list. */
export function ListTable<Row, Name extends string>({ asked, empty, ...table }: Props<Row, Name>) {
  const { error, askAgain } = asked;
  if (error) return <Table {...table} instead={<ErrorState error={error} onRetry={() => void askAgain()} />} />;
  return <Table {...table} instead={table.rows.length === 0 ? empty : undefined} />;
}

import type { ComponentType } from 'react';

type TableProps<Row> = { headingId: string; rows: readonly Row[] };
type Props<Row> = { id: string; title: string; rows: readonly Row[]; table: ComponentType<TableProps<Row>> };

export function ReservationGroup<Row>({ id, title, rows, table: Table }: Props<Row>) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6 md:mt-10">
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      <Table headingId={id} rows={rows} />
    </section>
  );
}

import { ReservationTable } from './reservation-table.tsx';
import type { ReservationRow } from './reservations-data.ts';

type Props = { id: string; title: string; rows: readonly ReservationRow[] };

export function ReservationGroup({ id, title, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6 md:mt-10">
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      <ReservationTable headingId={id} rows={rows} />
    </section>
  );
}

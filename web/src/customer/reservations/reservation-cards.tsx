import { paths } from '@laine/contract/paths.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BookingBadge } from '../../ui/data/booking-badge.tsx';
import type { ReservationRow } from './reservations-data.ts';

/** The same rows where a table has no room. */
export function ReservationCards({ rows }: { rows: readonly ReservationRow[] }) {
  return (
    <ul className="mt-6 grid gap-3 md:hidden">
      {rows.map((row) => (
        <li key={row.id} className="relative rounded-card border border-line bg-paper p-4">
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-base">
              <Link to={paths.booking(row.id)} className="after:absolute after:inset-0 after:rounded-card">
                {row.stationName}
              </Link>
            </h2>
            <BookingBadge status={row.status} />
          </div>
          <dl className="figures mt-3 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
            <Entry label={<Trans comment="Column: when the rental starts">Start</Trans>}>{row.start}</Entry>
            <Entry label={<Trans comment="Column: when the rental ends">End</Trans>}>{row.end}</Entry>
            <Entry label={<Trans comment="Column: number of boards">Board(s)</Trans>}>
              <Plural value={row.boards} one="# board" other="# boards" />
            </Entry>
            <Entry
              label={
                <Trans context="sum" comment="Column: sum paid for the booking">
                  Paid
                </Trans>
              }
            >
              {row.paid}
            </Entry>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Entry({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

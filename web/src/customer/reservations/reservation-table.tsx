import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BookingBadge } from '../../ui/data/booking-badge.tsx';
import type { ReservationRow } from './reservations-data.ts';

export function ReservationTable({ rows }: { rows: readonly ReservationRow[] }) {
  return (
    <div className="mt-8 overflow-x-auto rounded-card border border-line bg-paper max-md:hidden">
      <table className="figures w-full border-collapse text-xs lg:text-sm">
        <thead>
          <tr className="border-b border-line">
            <Head>
              <Trans comment="Column: name of the station">Station</Trans>
            </Head>
            <Head>
              <Trans comment="Column: when the rental starts">Start</Trans>
            </Head>
            <Head>
              <Trans comment="Column: when the rental ends">End</Trans>
            </Head>
            <Head isFigure>
              <Trans comment="Column: number of boards">Board(s)</Trans>
            </Head>
            <Head isFigure>
              <Trans context="sum" comment="Column: sum paid for the booking">
                Paid
              </Trans>
            </Head>
            <Head>
              <Trans>Status</Trans>
            </Head>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: ReservationRow }) {
  return (
    <tr className="relative border-b border-line transition-colors last:border-0 hover:bg-tint">
      <td className="py-3.5 pr-2 pl-5 text-sm leading-snug font-semibold">
        <Link
          to={paths.booking(row.id)}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-action"
        >
          {row.stationName}
        </Link>
      </td>
      <td className="px-2 whitespace-nowrap lg:px-4">{row.start}</td>
      <td className="px-2 whitespace-nowrap text-ink-soft lg:px-4">{row.end}</td>
      <td className="px-2 text-right lg:px-4">{row.boards}</td>
      <td className="px-2 text-right whitespace-nowrap lg:px-4">{row.paid}</td>
      <td className="py-2 pr-4 pl-4 max-lg:[&>span]:text-xs lg:pr-5 lg:pl-6">
        <BookingBadge status={row.status} />
      </td>
    </tr>
  );
}

function Head({ isFigure = false, children }: { isFigure?: boolean; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={`px-2 py-3 text-xs font-semibold whitespace-nowrap text-ink-soft first:pl-5 last:pl-4 lg:px-4 lg:first:pl-5 lg:last:pl-6 ${isFigure ? 'text-right' : 'text-left'}`}
    >
      {children}
    </th>
  );
}

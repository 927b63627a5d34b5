import { paths } from '@laine/contract/paths.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { BookingRowData } from './home-data.ts';

export function BookingRow({ booking }: { booking: BookingRowData }) {
  const { id, date, time, boards, own } = booking;
  return (
    <li>
      <Link
        to={paths.booking(id)}
        className="figures -mx-2 flex min-h-11 flex-wrap content-center items-center gap-x-3 rounded-control px-2 text-sm transition-colors hover:bg-tint"
      >
        <span className="w-24 shrink-0 text-ink-soft">{date}</span>
        <span className="font-medium">{time}</span>
        {own && (
          <span className="rounded-full bg-tint px-2 text-xs leading-[1.55] font-semibold text-action">
            <Trans comment="Marks the visitor's own booking in a list of all bookings">Yours</Trans>
          </span>
        )}
        <span className="ml-auto text-ink-soft">
          <Plural value={boards} one="# board" other="# boards" />
        </span>
      </Link>
    </li>
  );
}

import type { TouchedByThings } from '@laine/contract/admin/item-calls.ts';
import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListedBookings } from '../closures/listed-bookings.tsx';

type Props = { touched: TouchedByThings; timeZone: string; /** Why. */ children: ReactNode };

/** An incomplete locker isn't given out: shows its coming renters and their new lockers. */
export function TouchedByMove({ touched: { movable, unserved }, timeZone, children }: Props) {
  return (
    <>
      <p className="text-sm font-medium">{children}</p>
      {movable.length > 0 && (
        <ListedBookings bookings={movable} timeZone={timeZone}>
          <Plural
            value={movable.length}
            one="# booking moves to another locker:"
            other="# bookings move to other lockers:"
          />
        </ListedBookings>
      )}
      {unserved.length > 0 && (
        <ListedBookings bookings={unserved} timeZone={timeZone}>
          <Plural
            value={unserved.length}
            one="For # booking no complete locker is left. Put a spare in, or call them:"
            other="For # bookings no complete locker is left. Put spares in, or call them:"
          />
        </ListedBookings>
      )}
    </>
  );
}

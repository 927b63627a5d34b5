import type { itemCalls } from '@laine/contract/admin/item-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { ListedBookings } from '../closures/listed-bookings.tsx';

type Props = { touched: CallAnswer<typeof itemCalls.previewPlaceItem>; timeZone: string };

/** A locker without board, paddle or vest is given to nobody: who was to have it, and what becomes of them. */
export function TouchedByMove({ touched: { movable, unserved }, timeZone }: Props) {
  return (
    <>
      <p className="text-sm font-medium">
        <Trans>Without it nobody gets this locker.</Trans>
      </p>
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

import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Plural } from '@lingui/react/macro';
import { isOut } from '../is-out.ts';

/** Some of several boards may still be in their lockers while others are out. */
export function BoardsOut({ booking }: { booking: BookingDetail }) {
  const { sessions } = booking;
  const out = sessions.filter((session) => isOut(booking, session)).length;
  const total = sessions.filter(({ status }) => status !== 'cancelled').length;
  if (out === 0 || !sessions.some(({ status }) => status === 'created')) return null;
  return (
    <p className="mt-4 font-semibold">
      <Plural value={out} one={`# of ${total} boards is out`} other={`# of ${total} boards are out`} />
    </p>
  );
}

import { formatPhone } from '@laine/rules/format-phone.ts';
import { adminPaths } from '@laine/contract/admin-paths.ts';
import { closureCalls } from '@laine/contract/admin/closure-calls.ts';
import type { AdminBooking } from '@laine/contract/admin/entities.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Declined } from '@laine/contract/client.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Money } from '../../../ui/data/money.tsx';
import { ZonedTime } from '../../../ui/data/zoned-time.tsx';
import { Problem } from '../../../ui/state/problem.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';

type Props = {
  wish: CallInput<typeof closureCalls.previewClosure>;
  touched: CallAnswer<typeof closureCalls.previewClosure>;
  timeZone: string;
  onMade: () => void;
  /** Somebody booked or cancelled since: the list is read again. */
  onMovedOn: () => void;
};

/** Who moves, who is cancelled and what goes back to them, before anything happens. */
export function TouchedBookings({ wish, touched: { movable, toCancel }, timeZone, onMade, onMovedOn }: Props) {
  const { t } = useLingui();
  const part = useRef<HTMLElement>(null);
  // It comes below the form, where nobody would look for it.
  useEffect(() => {
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const make = useAct(closureCalls.newClosure, {
    isQuiet: true,
    refreshes: [callKey(closureCalls.closures)],
    onProblem: (cause) => cause instanceof Declined && cause.code === 'state-moved-on' && onMovedOn(),
    onDone: ({ moved, cancelled }) => {
      notify({ tone: 'done', title: t`Closed`, detail: t`Moved: ${moved}. Cancelled: ${cancelled}.` });
      onMade();
    },
  });
  const backInCents = toCancel.reduce(
    (sum, { amountInCents, refundedInCents }) => sum + Math.max(0, (amountInCents ?? 0) - refundedInCents),
    0,
  );
  const close = () => make.act({ ...wish, cancels: toCancel.map(({ id }) => id) });
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="touched-title"
      aria-live="polite"
      className="grid scroll-mt-24 scroll-mb-28 gap-4 rounded-card border border-line bg-foam p-4 outline-none"
    >
      <h3 id="touched-title" className="text-base">
        <Trans comment="Heading: what a closure will do">What will happen</Trans>
      </h3>
      {movable.length + toCancel.length === 0 && (
        <p className="text-sm">
          <Trans>No paid booking is touched.</Trans>
        </p>
      )}
      {movable.length > 0 && (
        <Bookings bookings={movable} timeZone={timeZone}>
          <Plural
            value={movable.length}
            one="# booking moves to another locker:"
            other="# bookings move to other lockers:"
          />
        </Bookings>
      )}
      {toCancel.length > 0 && (
        <Bookings bookings={toCancel} timeZone={timeZone}>
          <Plural value={toCancel.length} one="# booking is cancelled:" other="# bookings are cancelled:" />
        </Bookings>
      )}
      {backInCents > 0 && (
        <p className="text-sm font-medium">
          <Trans comment="The sum follows">Money that goes back:</Trans> <Money cents={backInCents} />
        </p>
      )}
      {make.problem !== undefined && <Problem text={make.problem} />}
      <div>
        <button
          type="button"
          disabled={make.isActing}
          onClick={close}
          className={buttonStyle(toCancel.length > 0 ? 'primary' : 'action')}
        >
          {toCancel.length > 0 ? (
            <Plural value={toCancel.length} one="Close and cancel # booking" other="Close and cancel # bookings" />
          ) : (
            <Trans comment="Button: makes a closure">Close</Trans>
          )}
        </button>
      </div>
    </section>
  );
}

type BookingsProps = { bookings: readonly AdminBooking[]; timeZone: string; children: ReactNode };

function Bookings({ bookings, timeZone, children }: BookingsProps) {
  return (
    <div className="grid gap-1 text-sm">
      <p>{children}</p>
      <ul className="grid divide-y divide-line">
        {bookings.map(({ id, start, end, count, phone, amountInCents }) => (
          <li key={id} className="figures flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <Link to={adminPaths.booking(id)} className="prose-link">
              <ZonedTime moment={start} timeZone={timeZone} />
              {' – '}
              <ZonedTime moment={end} timeZone={timeZone} isTimeOnly />
            </Link>
            <span>
              <Plural value={count} one="# board" other="# boards" />
            </span>
            {phone !== '' && <span>{formatPhone(phone)}</span>}
            {amountInCents !== null && (
              <span className="ml-auto">
                <Money cents={amountInCents} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { closureCalls } from '@laine/contract/admin/closure-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Declined } from '@laine/contract/client.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Money } from '../../../ui/data/money.tsx';
import { Problem } from '../../../ui/state/problem.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { ListedBookings } from './listed-bookings.tsx';

type Props = {
  wish: CallInput<typeof closureCalls.previewClosure>;
  touched: CallAnswer<typeof closureCalls.previewClosure>;
  timeZone: string;
  onMade: () => void;
  /** Somebody has booked or cancelled since: the list must be loaded again. */
  onMovedOn: () => void;
};

/** Preview: who moves, who is cancelled, and their refunds. */
export function TouchedBookings({ wish, touched: { movable, toCancel }, timeZone, onMade, onMovedOn }: Props) {
  const { t } = useLingui();
  const part = useRef<HTMLElement>(null);
  // It appears below the form, where nobody would look for it.
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
    (sum, { amountInCents, refundedInCents, refundWaitingInCents }) =>
      sum + Math.max(0, (amountInCents ?? 0) - refundedInCents - refundWaitingInCents),
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
        <ListedBookings bookings={movable} timeZone={timeZone}>
          <Plural
            value={movable.length}
            one="# booking moves to another locker:"
            other="# bookings move to other lockers:"
          />
        </ListedBookings>
      )}
      {toCancel.length > 0 && (
        <ListedBookings bookings={toCancel} timeZone={timeZone}>
          <Plural value={toCancel.length} one="# booking is cancelled:" other="# bookings are cancelled:" />
        </ListedBookings>
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

import { closureCalls } from '@laine/contract/admin/closure-calls.ts';
import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { DoorOpen, ScanLine, Undo2, Wrench } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { productClock } from '../../../api/product-clock.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Problem } from '../../../ui/state/problem.tsx';
import { ListedBookings } from '../closures/listed-bookings.tsx';
import type { LockerData } from '../station-data.ts';

type Props = { locker: LockerData; isReachable: boolean; timeZone: string };

/** Renters of this time may already be on their way. */
const LOOKED_AHEAD = Temporal.Duration.from({ hours: 6 });

/** Open, scan, in and out of service; each says what really happened. */
export function DoorActions({ locker, isReachable, timeZone }: Props) {
  const { stationId, number: lockerNumber, status, rental } = locker;
  const place = { stationId, lockerNumber };
  const refreshes = [callKey(stationCalls.adminStation, { stationId })];
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<boolean>();
  const [seenCount, setSeenCount] = useState<number>();
  const open = useAct(lockerCalls.openLocker, {
    refreshes,
    isQuiet: true,
    onDone: ({ success }) => setOpened(success),
  });
  const scan = useAct(lockerCalls.scanLocker, {
    refreshes,
    isQuiet: true,
    onDone: ({ rfids }) => setSeenCount(rfids.length),
  });
  const edit = useAct(lockerCalls.editLocker, { refreshes, isQuiet: true });
  const [touched, setTouched] = useState<CallAnswer<typeof closureCalls.previewClosure>>();
  const due = useAct(closureCalls.previewClosure, {
    isQuiet: true,
    onDone: (found) => (found.movable.length + found.toCancel.length > 0 ? setTouched(found) : setStatus('disabled')),
  });
  const acts = { open, scan, edit, due };
  const [lastAct, setLastAct] = useState<keyof typeof acts>();
  // A notification would lie behind the drawer.
  const problem = lastAct && acts[lastAct].problem;
  const openNow = () => {
    setAsking(false);
    setOpened(undefined);
    setLastAct('open');
    open.act(place);
  };
  const setStatus = (wished: LockerData['status']) => {
    setTouched(undefined);
    setLastAct('edit');
    edit.act({ ...place, status: wished });
  };
  const askWhoIsDue = () => {
    setLastAct('due');
    const now = productClock.now();
    due.act({ ...place, start: now.toString(), end: now.add(LOOKED_AHEAD).toString(), reason: 'preview' });
  };
  return (
    <>
      <p aria-live="polite" className="w-full text-sm empty:hidden">
        {open.isActing && <Trans comment="While a door is being opened">Opening …</Trans>}
        {opened === true && <Trans>The door is open: its sensor says so.</Trans>}
        {opened === false && <Trans>The door did not open. Try again, or take the locker out of service.</Trans>}
        {scan.isActing && <Trans comment="While tags are being read">Reading tags …</Trans>}
        {seenCount !== undefined && !scan.isActing && (
          <Plural value={seenCount} one="# tag was seen." other="# tags were seen." />
        )}
      </p>
      {problem !== undefined && (
        <div className="-mt-4 w-full">
          <Problem text={problem} />
        </div>
      )}
      <button
        type="button"
        disabled={open.isActing || !isReachable}
        // Somebody else's things may be inside.
        onClick={() => (rental?.status === 'started' ? setAsking(true) : openNow())}
        className={buttonStyle('action', 'small')}
      >
        <DoorOpen aria-hidden className="size-4" />
        <Trans comment="Button: opens the door of a locker">Open the door</Trans>
      </button>
      <button
        type="button"
        disabled={scan.isActing || !isReachable}
        onClick={() => {
          setLastAct('scan');
          scan.act(place);
        }}
        className={buttonStyle('quiet', 'small')}
      >
        <ScanLine aria-hidden className="size-4" />
        <Trans comment="Button: reads the tags in a locker">Read the tags</Trans>
      </button>
      {status === 'disabled' ? (
        <button
          type="button"
          disabled={edit.isActing}
          onClick={() => setStatus(rental?.status === 'started' ? 'rented' : 'free')}
          className={buttonStyle('quiet', 'small')}
        >
          <Undo2 aria-hidden className="size-4" />
          <Trans comment="Button: a locker can be rented again">Back into service</Trans>
        </button>
      ) : (
        <button
          type="button"
          disabled={edit.isActing || due.isActing}
          onClick={() => askWhoIsDue()}
          className={buttonStyle('quiet', 'small')}
        >
          <Wrench aria-hidden className="size-4" />
          <Trans comment="Button: nobody gets this locker any more">Out of service</Trans>
        </button>
      )}
      {!isReachable && (
        <p className="w-full text-sm text-ink-soft">
          <Trans>The station does not answer: its doors open only there, by code or staff PIN.</Trans>
        </p>
      )}
      {touched && (
        <ConfirmDialog
          title={<Trans>Take locker {lockerNumber} out of service?</Trans>}
          confirm={<Trans comment="Button: nobody gets this locker any more">Out of service</Trans>}
          dismiss={<Trans>Not now</Trans>}
          isDisabled={edit.isActing}
          onConfirm={() => setStatus('disabled')}
          onClose={() => setTouched(undefined)}
        >
          <div className="mt-3 grid gap-3">
            {touched.movable.length > 0 && (
              <ListedBookings bookings={touched.movable} timeZone={timeZone}>
                <Trans>Due here in the next hours. They get another locker and are told at once:</Trans>
              </ListedBookings>
            )}
            {touched.toCancel.length > 0 && (
              <ListedBookings bookings={touched.toCancel} timeZone={timeZone}>
                <Trans>Due here in the next hours, and no other locker is left. Call them:</Trans>
              </ListedBookings>
            )}
          </div>
        </ConfirmDialog>
      )}
      {isAsking && (
        <ConfirmDialog
          title={<Trans>Open door {lockerNumber}?</Trans>}
          confirm={<Trans comment="Button: opens the door of a locker">Open the door</Trans>}
          dismiss={<Trans>Not now</Trans>}
          onConfirm={openNow}
          onClose={() => setAsking(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>
              Somebody’s rental is running: their things may be inside. It opens right away for whoever stands there.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

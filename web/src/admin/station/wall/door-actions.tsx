import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { DoorOpen, ScanLine, Undo2, Wrench } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Problem } from '../../../ui/state/problem.tsx';
import type { LockerData } from '../station-data.ts';

type Props = { locker: LockerData; isReachable: boolean };

/** Open, scan, in and out of service; each says what really happened. */
export function DoorActions({ locker, isReachable }: Props) {
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
  const acts = { open, scan, edit };
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
    setLastAct('edit');
    edit.act({ ...place, status: wished });
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
          disabled={edit.isActing}
          onClick={() => setStatus('disabled')}
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

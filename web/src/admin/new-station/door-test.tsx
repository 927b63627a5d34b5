import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck, DoorOpen, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { lockerName } from '../station/locker-name.ts';
import type { LockerData } from '../station/station-data.ts';

type Props = { locker: LockerData; isReachable: boolean };

/** One door of a new station, by its sensor and reader, never by the command. */
export function DoorTest({ locker, isReachable }: Props) {
  const { stationId, number, isOpen } = locker;
  const name = lockerName(locker);
  const place = { stationId, lockerNumber: number };
  const refreshes = [callKey(stationCalls.adminStation, { stationId })];
  const [opened, setOpened] = useState<boolean>();
  const [tags, setTags] = useState<string[]>();
  const open = useAct(lockerCalls.openLocker, {
    refreshes,
    isQuiet: true,
    onDone: ({ success }) => setOpened(success),
  });
  const scan = useAct(lockerCalls.scanLocker, { refreshes, isQuiet: true, onDone: ({ rfids }) => setTags(rfids) });
  const isBusy = open.isActing || scan.isActing;
  const seenCount = tags?.length ?? 0;
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-semibold">
          <Trans>Locker {number}</Trans>
          {name !== '' && <span className="font-normal text-ink-soft"> · {name}</span>}
        </h3>
        <p className="text-sm text-ink-soft">
          {isOpen ? (
            <Trans comment="State of a door, by its sensor">Door open</Trans>
          ) : (
            <Trans comment="State of a door, by its sensor">Door shut</Trans>
          )}
        </p>
      </div>
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {open.isActing && (
          <p>
            <Trans comment="While a door is being opened">Opening …</Trans>
          </p>
        )}
        {opened === true && !open.isActing && (
          <p className="flex gap-2 font-medium">
            <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-on-green" />
            <Trans>The door is open: its sensor says so.</Trans>
          </p>
        )}
        {opened === false && !open.isActing && (
          <p className="text-alert">
            <Trans>The door did not open. Look at its lock and the wire, then try again.</Trans>
          </p>
        )}
        {scan.isActing && (
          <p>
            <Trans comment="While tags are being read">Reading tags …</Trans>
          </p>
        )}
        {tags !== undefined && !scan.isActing && (
          <p>
            <Plural value={seenCount} one="# tag was seen." other="# tags were seen." />{' '}
            <span className="figures break-all text-ink-soft">{tags.join(', ')}</span>
          </p>
        )}
      </div>
      {[open.problem, scan.problem].map(
        (problem) =>
          problem !== undefined && (
            <div key={problem} className="-mt-4">
              <Problem text={problem} />
            </div>
          ),
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-2">
        <button
          type="button"
          disabled={!isReachable || isBusy}
          onClick={() => open.act(place)}
          className={buttonStyle('action', 'small')}
        >
          <DoorOpen aria-hidden className="size-4" />
          <Trans comment="Button: opens the door of a locker">Open the door</Trans>
          <span className="sr-only"> {number}</span>
        </button>
        <button
          type="button"
          disabled={!isReachable || isBusy}
          onClick={() => scan.act(place)}
          className={buttonStyle('quiet', 'small')}
        >
          <ScanLine aria-hidden className="size-4" />
          <Trans comment="Button: reads the tags in a locker">Read the tags</Trans>
          <span className="sr-only"> {number}</span>
        </button>
      </div>
    </li>
  );
}

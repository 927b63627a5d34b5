import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { KitKind } from '@laine/contract/states.ts';
import { isSameTag } from '@laine/rules/seats/plain-tag.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, Plus, ScanLine } from 'lucide-react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { itemKindWords } from '../../ui/words/item-kind-words.ts';
import type { LockerData } from '../station/station-data.ts';
import { ConfirmByEye } from '../station/wall/confirm-by-eye.tsx';

type Props = { locker: LockerData; isReachable: boolean; onAdd: () => void };

/** The present and missing things of a new station's locker, and ways to add them. */
export function KitCard({ locker, isReachable, onAdd }: Props) {
  const { i18n } = useLingui();
  const { stationId, number, lacks, rfids, items, strays } = locker;
  const refreshes = [callKey(stationCalls.adminStation, { stationId }), callKey(itemCalls.items)];
  const scan = useAct(lockerCalls.scanLocker, { refreshes, isQuiet: true });
  const add = useAct(lockerCalls.newItem, { refreshes, isQuiet: true });
  const known = [...items, ...strays];
  const newTags = (rfids ?? []).filter((seen) => !known.some(({ rfid }) => isSameTag(seen, rfid)));
  const enter = (rfid: string, kind: KitKind) =>
    add.act({
      stationId,
      lockerNumber: number,
      rfid,
      name: i18n._(itemKindWords[kind]),
      // The paddle is held to the reader to return a board.
      canOpenDoor: kind === 'paddle',
      status: 'found',
      metadata: { kind },
    });
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-paper p-4">
      <h3 className="text-base font-semibold">
        <Trans>Locker {number}</Trans>
      </h3>
      <ul aria-live="polite" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {KitKind.options.map((kind) => (
          <li
            key={kind}
            className={`flex items-center gap-1.5 ${lacks.includes(kind) ? 'text-ink-soft' : 'font-medium'}`}
          >
            {lacks.includes(kind) ? (
              <CircleDashed aria-hidden className="size-4.5" />
            ) : (
              <CircleCheck aria-hidden className="size-4.5 text-on-green" />
            )}
            {i18n._(itemKindWords[kind])}
            <span className="sr-only">
              {lacks.includes(kind) ? (
                <Trans comment="Of a board, paddle or vest, for screen readers">not seen yet</Trans>
              ) : (
                <Trans comment="Of a board, paddle or vest, for screen readers">seen</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
      {lacks.length > 0 &&
        newTags.map((tag) => (
          <div key={tag} className="grid gap-1.5 text-sm">
            <p>
              <Trans comment="A tag that nobody has given to a thing yet; the buttons for its kind follow">
                What is tag <span className="figures break-all">{tag}</span>?
              </Trans>
            </p>
            <div className="flex flex-wrap gap-2">
              {KitKind.options.map((kind) => (
                <button
                  key={kind}
                  type="button"
                  disabled={add.isActing}
                  onClick={() => enter(tag, kind)}
                  className={buttonStyle('quiet', 'small')}
                >
                  {i18n._(itemKindWords[kind])}
                </button>
              ))}
            </div>
          </div>
        ))}
      {[scan.problem, add.problem].map(
        (problem) =>
          problem !== undefined && (
            <div key={problem} className="-mt-4">
              <Problem text={problem} />
            </div>
          ),
      )}
      {lacks.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            disabled={!isReachable || scan.isActing}
            onClick={() => scan.act({ stationId, lockerNumber: number })}
            className={buttonStyle('action', 'small')}
          >
            <ScanLine aria-hidden className="size-4" />
            <Trans comment="Button: reads the tags in a locker">Read the tags</Trans>
            <span className="sr-only"> {number}</span>
          </button>
          <button type="button" onClick={onAdd} className={buttonStyle('quiet', 'small')}>
            <Plus aria-hidden className="size-4" />
            <Trans comment="Button: enter a new board, paddle or vest">Add an item</Trans>
            <span className="sr-only"> {number}</span>
          </button>
        </div>
      )}
      <ConfirmByEye locker={locker} />
    </li>
  );
}

import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ZoneTime } from './zone-time.ts';

type Props = {
  id: string;
  zoneTime: ZoneTime;
  time: string | undefined;
  isSecond: boolean;
  onSecond: (isSecond: boolean) => void;
};

/** Twice a year a wall time needs words: one that does not exist, and one that comes twice. */
export function ZoneNote({ id, zoneTime, time, isSecond, onSecond }: Props) {
  if (zoneTime.kind === 'skipped') {
    const { shown } = zoneTime;
    return (
      <Note>
        <Trans comment="time and shown are hours and minutes; clocks go forward in that night">
          Clocks go forward that night and skip {time}: {shown} is meant.
        </Trans>
      </Note>
    );
  }
  if (zoneTime.kind !== 'twice') return null;
  const { firstOffset, secondOffset } = zoneTime;
  return (
    <div className="grid gap-2">
      <Note>
        <Trans comment="time is hours and minutes; clocks go back in that night">
          Clocks go back that night, so {time} comes twice. Which one?
        </Trans>
      </Note>
      <div className="flex flex-wrap gap-2">
        <Side id={id} isChosen={!isSecond} onChoose={() => onSecond(false)}>
          <Trans comment="The first of two equal times; offset is such as +03:00">The first (UTC{firstOffset})</Trans>
        </Side>
        <Side id={id} isChosen={isSecond} onChoose={() => onSecond(true)}>
          <Trans comment="The second of two equal times; offset is such as +02:00">
            The second (UTC{secondOffset})
          </Trans>
        </Side>
      </div>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <output className="flex gap-2 rounded-control bg-sand p-3 text-sm">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
      <span>{children}</span>
    </output>
  );
}

function Side({
  id,
  isChosen,
  onChoose,
  children,
}: {
  id: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 text-sm has-checked:border-action has-checked:bg-tint">
      <input type="radio" name={`${id}-side`} checked={isChosen} onChange={onChoose} className="size-5 accent-fill" />
      {children}
    </label>
  );
}

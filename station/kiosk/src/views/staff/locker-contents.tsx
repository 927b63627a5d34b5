import { Check, X } from 'lucide-react';
import { useTexts } from '../../program/use-screen.ts';
import { thingName } from '../../texts/texts.ts';
import type { StaffLocker } from './locker-tile.tsx';

/** The things that belong in a locker, and those that its reader saw. */
export function LockerContents({ locker }: { locker: StaffLocker }) {
  const texts = useTexts();
  const { staff } = texts;
  const { number, isOpen, rfids, items, status } = locker;
  const strangeTags = rfids?.filter((rfid) => !items.some((item) => item.rfid === rfid)) ?? [];
  return (
    <section className="flex min-h-0 grow flex-col gap-2 overflow-y-auto rounded-card border-2 border-line bg-paper px-5 py-3">
      <h2 className="flex items-baseline justify-between gap-3 text-lg">
        {staff.locker({ locker: number })}
        <span className="text-sm font-semibold">
          {isOpen === null ? staff.door.unknown : isOpen ? staff.door.open : staff.door.closed}
        </span>
      </h2>
      <p className="sr-only">{staff.status[status]}</p>
      {items.length === 0 && <p className="text-sm">{staff.noItems}</p>}
      <ul className="flex flex-col gap-1 text-sm">
        {items.map((item) => (
          <li key={item.rfid} className="flex items-center gap-2">
            <Presence isInside={rfids === null ? undefined : rfids.includes(item.rfid)} />
            <span className="font-semibold">{thingName(item, texts)}</span>
            <span className="ml-auto text-ink-soft">{tailOf(item.rfid)}</span>
          </li>
        ))}
      </ul>
      {rfids === null && <p className="text-sm">{staff.tagsNotRead}</p>}
      {strangeTags.length > 0 && (
        <p className="text-sm text-alert">
          {staff.strangeTags({ tags: strangeTags.length })}: {strangeTags.map(tailOf).join(', ')}
        </p>
      )}
    </section>
  );
}

/** Tags of one batch differ at their end. */
const tailOf = (rfid: string) => (rfid.length > 12 ? `…${rfid.slice(-8)}` : rfid);

function Presence({ isInside }: { isInside: boolean | undefined }) {
  const { staff } = useTexts();
  if (isInside === undefined) return null;
  const Icon = isInside ? Check : X;
  return (
    <>
      <Icon aria-hidden className={`size-6 shrink-0 ${isInside ? 'text-on-green' : 'text-alert'}`} strokeWidth={3} />
      <span className="sr-only">{isInside ? staff.found : staff.notFound}</span>
    </>
  );
}

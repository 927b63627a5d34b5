import { DoorClosed, DoorOpen } from 'lucide-react';
import { useTexts } from '../../program/use-screen.ts';
import type { Facts } from '../facts.ts';

export type StaffLocker = Facts<'staff'>['view']['lockers'][number];

const looks: Record<StaffLocker['status'], string> = {
  free: 'bg-green text-on-green',
  rented: 'bg-yellow text-on-yellow',
  disabled: 'bg-gray text-on-gray',
};

type Props = { locker: StaffLocker; isChosen: boolean; onChoose: () => void };

export function LockerTile({ locker: { number, status, isOpen }, isChosen, onChoose }: Props) {
  const { staff } = useTexts();
  const door = isOpen === null ? 'unknown' : isOpen ? 'open' : 'closed';
  const Door = isOpen ? DoorOpen : DoorClosed;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`flex touch-height flex-col items-center justify-center gap-1 rounded-control border-3 px-1 py-1 leading-tight aria-pressed:border-ink ${isOpen ? 'border-coral' : 'border-transparent'} ${looks[status]}`}
    >
      <span className="flex items-center gap-2 text-xl font-bold figures">
        <span className="sr-only">{staff.locker({ locker: number })}</span>
        <span aria-hidden>{number}</span>
        <Door aria-hidden className={`size-7 ${isOpen === null ? 'opacity-30' : ''}`} />
      </span>
      <span className="text-sm font-semibold hyphens-auto">{staff.status[status]}</span>
      <span className="sr-only">{staff.door[door]}</span>
    </button>
  );
}

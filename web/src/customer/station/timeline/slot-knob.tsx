import { SlotGrip, type GripValues } from './slot-grip.tsx';

type Props = GripValues & {
  side: 'start' | 'end';
  /** In percent of the band. */
  place: number;
  hasTooFewBoards: boolean;
  onStep: (steps: number) => void;
  onEdge: (edge: 'first' | 'last') => void;
};

/** Below the band, so that a thumb covers neither the water nor the other knob, however short the slot is. */
export function SlotKnob({ side, place, hasTooFewBoards, ...grip }: Props) {
  const hangs = side === 'start' ? '-translate-x-full justify-end rounded-tr-none' : 'justify-start rounded-tl-none';
  const drop = side === 'start' ? 'rounded-tr-none' : 'rounded-tl-none';
  return (
    <SlotGrip
      {...grip}
      grip={side}
      style={{ left: `${place}%` }}
      className={`top-full flex size-[48px] cursor-ew-resize items-start rounded-full -outline-offset-2 ${hangs}`}
    >
      <span
        className={`grid size-[42px] place-items-center rounded-full shadow-float ${drop} ${hasTooFewBoards ? 'bg-coral' : 'bg-fill'}`}
      >
        <span className="h-3.5 w-2.5 border-x-2 border-white/85" />
      </span>
    </SlotGrip>
  );
}

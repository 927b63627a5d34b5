import { BoardShape, PaddleShape, VestShape } from './things.tsx';

type DoorState = 'closed' | 'opening' | 'open' | 'stuck';

const doorMoves: Record<DoorState, string> = {
  closed: '',
  opening: 'animate-nudge',
  open: '[transform:perspective(140rem)_rotateY(-66deg)] animate-swing',
  stuck: 'animate-shake',
};

type Props = { lockerNumber: number; door: DoorState; isEmpty?: boolean; className?: string };

/** One locker of wood, with a roof, its number on a plate and a door that moves. */
export function Locker({ lockerNumber, door, isEmpty = false, className = '' }: Props) {
  return (
    <div aria-hidden className={`relative aspect-[220/300] ${className}`}>
      <svg viewBox="0 0 220 300" className="absolute inset-0 size-full">
        <path fill="#0b2e3a" opacity=".16" d="M-4 294h228l-14 6H10z" />
        <path fill="#8a5a3c" d="M10 40h200v254H10z" />
        <path
          fill="none"
          stroke="#a9764f"
          strokeWidth="1.5"
          opacity=".55"
          d="M24 40v254M38 40v254M52 40v254M66 40v254M80 40v254M94 40v254M108 40v254M122 40v254M136 40v254M150 40v254M164 40v254M178 40v254M192 40v254"
        />
        <path fill="#0b2e3a" opacity=".22" d="M10 40h200v9H10z" />
        <path fill="#0b2e3a" d="M-2 22h224l-7 18H5z" />
        <path fill="none" stroke="#4ba6ad" strokeWidth="1.5" opacity=".7" d="M-2 22h224" />
        <rect x="50" y="49" width="120" height="64" rx="10" fill="#f5faf9" />
        <text x="110" y="103" textAnchor="middle" fontSize="62" fontWeight="780" fill="#0b2e3a">
          {lockerNumber}
        </text>
        <rect x="32" y="120" width="156" height="168" rx="3" fill="#082630" />
        {!isEmpty && (
          <g>
            <g transform="translate(118 204) scale(.42)">
              <BoardShape />
            </g>
            <g transform="translate(164 206) scale(.46)">
              <PaddleShape />
            </g>
            <g transform="translate(80 176) scale(.56)">
              <VestShape />
            </g>
          </g>
        )}
      </svg>
      <div className={`absolute top-[39.5%] left-[14%] h-[57%] w-[72%] origin-left ${doorMoves[door]}`}>
        <svg viewBox="0 0 158 171" preserveAspectRatio="none" className="size-full">
          <rect width="158" height="171" rx="4" fill="#0b7285" />
          <path fill="none" stroke="#0a5566" strokeWidth="3" d="M8 8h142v155H8z" />
          <path
            fill="none"
            stroke="#8cc9c9"
            strokeWidth="3.5"
            strokeLinecap="round"
            d="M14 60q16-14 32.5 0t32.5 0 32.5 0 32.5 0"
          />
          <rect x="132" y="80" width="9" height="28" rx="4.5" fill="#f5faf9" />
          <path fill="none" stroke="#0a4a58" strokeWidth="3" d="M50 140h58M50 149h58" />
        </svg>
      </div>
    </div>
  );
}

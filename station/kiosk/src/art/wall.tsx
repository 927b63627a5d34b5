const DOOR_WIDTH = 44;
const DOOR_HEIGHT = 92;
const GAP = 7;
const MARGIN = 14;
const ROOF = 18;
const ARROW = 26;
const AT_MOST_IN_A_ROW = 10;

type Props = { lockerNumbers: readonly number[]; lit: number; className?: string };

/** The wall of lockers from the front, with the important one lit. */
export function Wall({ lockerNumbers, lit, className = '' }: Props) {
  const rows = Math.max(1, Math.ceil(lockerNumbers.length / AT_MOST_IN_A_ROW));
  const perRow = Math.ceil(lockerNumbers.length / rows);
  const width = perRow * (DOOR_WIDTH + GAP) - GAP + 2 * MARGIN;
  const height = ARROW + ROOF + rows * (DOOR_HEIGHT + GAP) + GAP + 4;
  return (
    <svg aria-hidden="true" viewBox={`-8 0 ${width + 16} ${height}`} className={className}>
      <rect y={ARROW + ROOF - 4} width={width} height={height - ARROW - ROOF} fill="#8a5a3c" />
      <path fill="#0b2e3a" d={`M-8 ${ARROW}h${width + 16}l-5 ${ROOF - 4}H-3z`} />
      {/* The lit one comes last because its arrow overlaps the row above. */}
      {lockerNumbers
        .toSorted((a, b) => Number(a === lit) - Number(b === lit))
        .map((number) => {
          const index = lockerNumbers.indexOf(number);
          const x = MARGIN + (index % perRow) * (DOOR_WIDTH + GAP);
          const y = ARROW + ROOF + GAP + Math.floor(index / perRow) * (DOOR_HEIGHT + GAP);
          return (
            <g key={number} transform={`translate(${x} ${y})`}>
              {number === lit ? <LitDoor number={number} /> : <Door number={number} />}
            </g>
          );
        })}
    </svg>
  );
}

function Door({ number }: { number: number }) {
  return (
    <>
      <rect width={DOOR_WIDTH} height={DOOR_HEIGHT} rx="2.5" fill="#0b7285" />
      <path fill="none" stroke="#8cc9c9" strokeWidth="1.6" opacity=".8" d="M4 46q4.5-4 9 0t9 0 9 0 9 0" />
      <rect x="36" y="54" width="3" height="11" rx="1.5" fill="#f5faf9" />
      <DoorNumber number={number} fill="#f5faf9" />
    </>
  );
}

function LitDoor({ number }: { number: number }) {
  return (
    <>
      <path className="animate-beckon" fill="#cf4520" d={`M${DOOR_WIDTH / 2 - 11} -46h22v10h8l-19 18-19-18h8z`} />
      <rect x="-3.5" y="-3.5" width={DOOR_WIDTH + 7} height={DOOR_HEIGHT + 7} rx="5" fill="#ffcb8e" />
      <rect width={DOOR_WIDTH} height={DOOR_HEIGHT} rx="2.5" fill="#fff" />
      <DoorNumber number={number} fill="#0b2e3a" />
      <path fill="none" stroke="#cf4520" strokeWidth="2.4" d="M6 50q4-4 8 0t8 0 8 0 8 0" />
      <rect x="36" y="58" width="3" height="11" rx="1.5" fill="#0b2e3a" />
    </>
  );
}

function DoorNumber({ number, fill }: { number: number; fill: string }) {
  return (
    <text x={DOOR_WIDTH / 2} y="32" textAnchor="middle" fontSize="26" fontWeight="760" fill={fill}>
      {number}
    </text>
  );
}

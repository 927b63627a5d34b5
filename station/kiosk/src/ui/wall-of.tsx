import { Wall } from '../art/wall.tsx';
import { useScreen } from '../program/use-screen.ts';

/** Shows where to walk; a station with a single locker needs no map. */
export function WallOf({ lockerNumber }: { lockerNumber: number }) {
  const { lockerNumbers } = useScreen();
  if (lockerNumbers.length < 2) return null;
  return (
    <Wall
      lockerNumbers={lockerNumbers}
      lit={lockerNumber}
      className="max-h-30 max-w-full tall:max-h-32 phone:max-h-24"
    />
  );
}

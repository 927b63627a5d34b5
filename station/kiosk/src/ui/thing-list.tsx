import type { Thing } from '../../../src/screen/screen.ts';
import { ThingPicture } from '../art/things.tsx';
import { useTexts } from '../program/use-screen.ts';
import { thingName } from '../texts/texts.ts';

export function ThingList({ things, className = '' }: { things: readonly Thing[]; className?: string }) {
  const texts = useTexts();
  return (
    <ul className={`flex flex-wrap gap-4 tall:justify-center phone:gap-2 ${className}`}>
      {things.map((thing) => (
        <li
          key={`${thing.kind} ${thing.name}`}
          className="flex w-36 flex-col items-center gap-1 rounded-card border-2 border-line bg-paper px-2 pt-1.5 pb-2.5 text-center text-base leading-tight font-semibold tall:w-44 phone:w-27"
        >
          <ThingPicture kind={thing.kind} className="size-16 tall:size-28 phone:size-18" />
          {thingName(thing, texts)}
        </li>
      ))}
    </ul>
  );
}

import { Shore } from '../../../ui/art/shore.tsx';
import { WaveLine } from '../../../ui/art/wave-line.tsx';

/** One wave runs up behind the words after a success and leaves its line. With reduced motion only the line shows. */
export function DoneWave() {
  return (
    <div aria-hidden>
      <div className="mt-2 w-44 overflow-hidden text-action">
        <WaveLine className="block animate-run-in" />
      </div>
      <div className="pointer-events-none absolute inset-0 -z-10 overflow-hidden text-action">
        <div className="absolute inset-x-0 bottom-0 flex h-4/5 animate-swash flex-col opacity-0">
          <Shore className="-mb-px shrink-0" />
          <div className="grow bg-current" />
        </div>
      </div>
    </div>
  );
}

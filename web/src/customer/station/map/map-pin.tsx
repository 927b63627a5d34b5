import { WaveMark } from '../../../ui/art/wave-mark.tsx';

/** Our marker. Its tip is on the station, in the middle of the picture. */
export function MapPin({ name }: { name: string }) {
  return (
    <div className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full">
      <PinFace name={name} />
    </div>
  );
}

export function PinFace({ name }: { name: string }) {
  return (
    <div className="grid justify-items-center pb-2">
      <span className="mb-1.5 max-w-48 truncate rounded-full bg-paper px-3 py-1 text-xs font-semibold text-ink shadow-float">
        {name}
      </span>
      <span className="relative grid size-11 place-items-center rounded-full border-3 border-paper bg-coral text-white shadow-float after:absolute after:top-full after:left-1/2 after:-mt-0.5 after:-translate-x-1/2 after:border-x-6 after:border-t-8 after:border-x-transparent after:border-t-paper">
        <WaveMark className="size-6" />
      </span>
    </div>
  );
}

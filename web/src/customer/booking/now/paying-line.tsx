import { WaveLine } from '../../../ui/art/wave-line.tsx';

/** The water moves while we wait for the payment provider. */
export function PayingLine() {
  return (
    <div aria-hidden className="mt-5 w-full max-w-64 overflow-hidden text-action">
      <div className="w-[calc(100%+40px)] animate-drift">
        <WaveLine />
      </div>
    </div>
  );
}

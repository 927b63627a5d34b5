import { useState } from 'react';
import { Swell } from '../../art/swell.tsx';
import { runningText } from '../../time/countdown.ts';

const water = ['#8cc9c9', '#4ba6ad'];

/** A circle of water that drains with the seconds. */
export function EbbingClock({ secondsLeft }: { secondsLeft: number }) {
  const [most, setMost] = useState(secondsLeft);
  if (secondsLeft > most) setMost(secondsLeft);
  const ebb = most === 0 ? 1 : 1 - secondsLeft / most;
  return (
    <div
      aria-hidden
      className="relative isolate flex size-80 items-center justify-center overflow-hidden rounded-full border-6 border-ink bg-paper phone:size-60"
    >
      <div
        className="absolute inset-0 -z-10 transition-transform duration-1000 ease-linear"
        style={{ transform: `translateY(${Math.round(14 + ebb * 78)}%)` }}
      >
        <Swell colors={water} className="absolute inset-0" />
      </div>
      <span className="text-5xl font-bold figures phone:text-4xl">{runningText(secondsLeft)}</span>
    </div>
  );
}

import { isBefore } from '@laine/rules/time/instants.ts';
import { timeText } from '../../../i18n/moments.ts';
import { Paddler } from '../../../ui/art/paddler.tsx';
import { WaveLine } from '../../../ui/art/wave-line.tsx';
import type { Phase } from '../booking-phase.ts';
import { progressOf, type Times } from './countdown.ts';

type Props = { booking: Times; timeZone: string; phase: Phase; now: Temporal.Instant };

/** Once the booked time has begun: a stretch of water that somebody paddles across. The countdown says it in words. */
export function RideLine({ booking, timeZone, phase, now }: Props) {
  const { start, end } = booking.metadata;
  const hasBegun = phase === 'ready' && !isBefore(now, Temporal.Instant.from(start));
  const share = `${(progressOf(booking, now) * 100).toFixed(2)}%`;
  const isMoving = phase === 'out' || phase === 'late';
  if (!isMoving && !hasBegun) return null;
  return (
    <div aria-hidden className="mt-3 max-w-md">
      <div className="relative mx-6 pt-11">
        <WaveLine className="block text-line-strong" />
        <div className="absolute inset-x-0 bottom-0 overflow-hidden" style={{ width: share }}>
          <WaveLine className="block text-action" />
        </div>
        <div className="absolute bottom-1 -ml-6" style={{ left: share }}>
          <Paddler className={`size-12 ${isMoving ? 'animate-bob' : ''}`} />
        </div>
      </div>
      <p className="figures mt-1.5 flex justify-between text-sm font-medium text-ink-soft">
        <span>{timeText(start, timeZone)}</span>
        <span>{timeText(end, timeZone)}</span>
      </p>
    </div>
  );
}

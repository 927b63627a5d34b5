import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn, formatTimeOfDay, wallSeconds } from '@laine/rules/time/wall-time.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { FreeStep } from './free-steps.ts';

type Props = { id: string; steps: readonly FreeStep[]; band: Slot; timeZone: string };

/** The picture in words, for screen readers. */
export function FreeList({ id, steps, band, timeZone }: Props) {
  const date = dateIn(timeZone, band.start);
  const time = (ms: number) => formatTimeOfDay(wallSeconds(Temporal.Instant.fromEpochMilliseconds(ms), date, timeZone));
  const [fromMs, untilMs] = [band.start.epochMilliseconds, band.end.epochMilliseconds];
  return (
    <ul id={id} className="sr-only">
      {steps
        .filter((step) => step.untilMs > fromMs && step.fromMs < untilMs)
        .map((step) => (
          <li key={step.fromMs}>
            {time(Math.max(fromMs, step.fromMs))}–{time(Math.min(untilMs, step.untilMs))}:{' '}
            {step.isClosed ? (
              <Trans comment="After hours of a day: the station is closed then">closed</Trans>
            ) : (
              <Plural value={step.free} _0="no boards free" one="# board free" other="# boards free" />
            )}
          </li>
        ))}
    </ul>
  );
}

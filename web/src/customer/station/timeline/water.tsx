import type { Slot } from '@laine/rules/time/slot.ts';
import { Trans } from '@lingui/react/macro';
import { maxFree, type FreeStep } from './free-steps.ts';

const WIDTH = 1_000;
const HEIGHT = 100;
/** Even the highest level of water leaves some space above it. */
const MAX_LEVEL = 88;

/** A shorter step has no room for the number of boards. */
const MIN_FIGURE_MS = 25 * 60_000;

type Props = { steps: readonly FreeStep[]; band: Slot; boards: number };

/** Free boards as the level of water through the day, one line per board. Times with too few boards are hatched. */
export function Water({ steps, band, boards }: Props) {
  const [fromMs, untilMs] = [band.start.epochMilliseconds, band.end.epochMilliseconds];
  const shown = steps.filter((step) => step.untilMs > fromMs && step.fromMs < untilMs);
  const most = Math.max(1, maxFree(shown));
  const x = (ms: number) => ((Math.min(untilMs, Math.max(fromMs, ms)) - fromMs) / (untilMs - fromMs)) * WIDTH;
  const y = (free: number) => HEIGHT - (free / most) * MAX_LEVEL;
  const surface = shown.map((step) => `${x(step.fromMs)} ${y(step.free)}H${x(step.untilMs)}`).join('L');
  return (
    <>
      {shown
        .filter(({ free }) => free < boards)
        .map((step) => (
          <div
            key={step.fromMs}
            className="absolute inset-y-0 bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_1.5px,transparent_1.5px_7px)]"
            style={{ left: `${x(step.fromMs) / 10}%`, width: `${(x(step.untilMs) - x(step.fromMs)) / 10}%` }}
          />
        ))}
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        {surface && (
          <>
            <path d={`M${x(shown[0]?.fromMs ?? fromMs)} ${HEIGHT}L${surface}V${HEIGHT}Z`} className="fill-action/22" />
            <path
              d={`M${surface}`}
              className="fill-none stroke-action"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </>
        )}
        {Array.from({ length: most }, (_, at) => at + 1).map((level) => (
          <path
            key={level}
            d={`M0 ${y(level)}H${WIDTH}`}
            className="stroke-action/25"
            strokeWidth="1"
            strokeDasharray="1 5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {shown
        .filter((step) => Math.min(untilMs, step.untilMs) - Math.max(fromMs, step.fromMs) >= MIN_FIGURE_MS)
        .map((step) => ({ ...step, left: x(step.fromMs) / 10, width: (x(step.untilMs) - x(step.fromMs)) / 10 }))
        .map(({ fromMs: key, free, isClosed, left, width }) => (
          <span
            key={key}
            aria-hidden
            className={`figures pointer-events-none absolute bottom-1 text-center text-sm font-semibold ${free < boards ? 'text-ink-soft' : 'text-action'}`}
            style={{ left: `${left}%`, width: `${width}%` }}
          >
            {isClosed ? <Trans comment="After hours of a day: the station is closed then">closed</Trans> : free}
          </span>
        ))}
    </>
  );
}

import { adminPaths, setUpSteps, type SetUpStep } from '@laine/contract/admin-paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { StationDetail } from '../station/station-data.ts';
import { isReachable, nextStep } from './set-up-progress.ts';
import { setUpWords } from './set-up-words.ts';

const steps = ['lockers', ...setUpSteps] as const;

type Props = { station?: StationDetail; current: SetUpStep | 'lockers' };

/** How far it is; what was done can be looked at again. On a phone only the current step says its name. */
export function StepsNav({ station, current }: Props) {
  const { t, i18n } = useLingui();
  const next = station ? (nextStep(station) ?? 'end') : 'lockers';
  const nextAt = next === 'end' ? steps.length : steps.indexOf(next);
  const number = steps.indexOf(current) + 1;
  const count = steps.length;
  return (
    <nav aria-label={t({ message: 'Steps', comment: 'Name of the steps of setting up a station, for screen readers' })}>
      <p className="mb-2 text-sm text-ink-soft md:hidden">
        <Trans comment="Such as: step 2 of 5">
          Step {number} of {count}
        </Trans>
        {' · '}
        <span className="font-medium text-ink">{i18n._(setUpWords[current])}</span>
      </p>
      <ol className="flex flex-wrap items-center gap-1.5 md:gap-2">
        {steps.map((step, at) => {
          const isDone = at < nextAt;
          const isCurrent = step === current;
          const face = (
            <>
              <span
                aria-hidden
                className={`figures grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold ${isDone ? 'bg-green text-on-green' : isCurrent ? 'bg-fill text-white' : 'bg-gray text-on-gray'}`}
              >
                {isDone ? <Check className="size-4" /> : at + 1}
              </span>
              <span className="sr-only md:not-sr-only">{i18n._(setUpWords[step])}</span>
              {isDone && (
                <span className="sr-only">
                  <Trans comment="Of a step, for screen readers">done</Trans>
                </span>
              )}
            </>
          );
          const look = `flex min-h-11 items-center gap-2 rounded-full px-2 py-1 text-sm font-medium md:pr-3 ${isCurrent ? 'bg-tint' : ''}`;
          const canGo = station !== undefined && step !== 'lockers' && isReachable(station, step);
          return (
            <li key={step} {...(!canGo && isCurrent && { 'aria-current': 'step' })}>
              {canGo ? (
                <Link
                  to={adminPaths.newStation(station.id, step)}
                  aria-current={isCurrent ? 'step' : undefined}
                  className={`${look} hover:bg-tint`}
                >
                  {face}
                </Link>
              ) : (
                <span className={`${look} text-ink-soft`}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import { setUpSteps, type SetUpStep } from '@laine/contract/admin-paths.ts';
import type { AdminStation, AdminStationDetail } from '@laine/contract/admin/entities.ts';

type Progress = Pick<AdminStation, 'problems' | 'driver' | 'lastSeenAt' | 'firstOpenedAt'> &
  Partial<Pick<AdminStationDetail, 'reasonsNotToOpen'>>;

/** All of it lies in the station, so that anybody may go on at any browser. */
const isDone: Record<SetUpStep, (station: Progress) => boolean> = {
  public: ({ problems }) => problems.length === 0,
  hardware: ({ driver }) => driver !== null,
  program: ({ lastSeenAt }) => lastSeenAt !== null,
  doors: ({ firstOpenedAt }) => firstOpenedAt !== null,
  boards: ({ reasonsNotToOpen = [] }) => !reasonsNotToOpen.includes('no-boards-seen'),
};

/** Undefined when the station stands. */
export const nextStep = (station: Progress): SetUpStep | undefined => setUpSteps.find((step) => !isDone[step](station));

/** Whatever was done can be looked at again, and the first that is not done; nothing beyond it. */
export function isReachable(station: Progress, step: SetUpStep): boolean {
  const next = nextStep(station);
  return next === undefined || setUpSteps.indexOf(step) <= setUpSteps.indexOf(next);
}

/** The step of the address where it may be shown, otherwise the one to go on with. */
export function shownStep(station: Progress, wished: string | undefined): SetUpStep {
  const named = setUpSteps.find((step) => step === wished);
  return named && isReachable(station, named) ? named : (nextStep(station) ?? 'boards');
}

/** A station that takes bookings was set up before anybody counted. */
export const isBeingSetUp = (station: Progress & Pick<AdminStation, 'status'>): boolean =>
  station.firstOpenedAt === null && station.status !== 'active';

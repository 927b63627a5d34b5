import type { BookingDetail } from '@laine/contract/public/entities.ts';
import type { Phase } from '../booking-phase.ts';

const sad: ReadonlySet<Phase> = new Set(['hold-over', 'missed', 'cancelled']);

/** True if booking again is the one thing to do. Until the station answers, this booking may still count. */
export const hasNextStep = ({ awaitsStation }: Pick<BookingDetail, 'awaitsStation'>, phase: Phase): boolean =>
  sad.has(phase) && !awaitsStation;

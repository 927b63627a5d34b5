import type { BookingDetail } from '@laine/contract/public/entities.ts';
import type { Phase } from '../booking-phase.ts';

const sad: ReadonlySet<Phase> = new Set(['hold-over', 'missed', 'cancelled']);

/** Whether booking again is the one thing to do. While the station has not answered, this booking may still count. */
export const hasNextStep = ({ awaitsStation }: Pick<BookingDetail, 'awaitsStation'>, phase: Phase): boolean =>
  sad.has(phase) && !awaitsStation;

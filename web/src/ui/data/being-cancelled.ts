import { msg } from '@lingui/core/macro';
import { Hourglass } from 'lucide-react';

/** Until the station has answered, a code may still open its door, and then nothing was cancelled. */
export const beingCancelled = {
  tone: 'yellow',
  icon: Hourglass,
  label: msg({
    message: 'Being cancelled',
    comment: 'State of a booking or of one rented board: the station has not answered yet',
  }),
} as const;

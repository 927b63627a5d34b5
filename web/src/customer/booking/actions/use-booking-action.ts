import type { Call, CallAnswer } from '@laine/contract/call.ts';
import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';

type Options<Answer> = { onDone: (answer: Answer) => void; onProblem?: () => unknown };

/** Something the customer does with the booking. The page reads the booking again afterwards, also when it failed. */
export const useBookingAction = <const C extends Call>(bookingId: string, asked: C, options: Options<CallAnswer<C>>) =>
  useAct(asked, { ...options, refreshes: [callKey(bookingCalls.booking, { bookingId })] });

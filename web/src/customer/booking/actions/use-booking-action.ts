import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../../../api/refusal-text.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { bookingKey } from '../use-booking.ts';

/** Something the customer does with the booking. Whatever comes of it, the page then shows what the server says now. */
export function useBookingAction<Outcome>(
  bookingId: string,
  act: () => Promise<Outcome>,
  onDone: (outcome: Outcome) => void,
) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (cause) => notify({ tone: 'alert', title: refusalText(cause, i18n) }),
    onSettled: () => client.invalidateQueries({ queryKey: bookingKey(bookingId) }),
  });
  return { run: () => mutate(), isRunning: isPending, problem: error ? refusalText(error, i18n) : undefined };
}

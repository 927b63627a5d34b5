import type { Station } from '@laine/contract/public/entities.ts';
import { ticketCalls } from '@laine/contract/public/ticket-calls.ts';
import { useLingui } from '@lingui/react/macro';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { useBookingAction } from '../actions/use-booking-action.ts';

type Wish = { bookingId: string; sessionId: string; station: Station; time: string };

/** Hands the link to whatever the phone shares with; a browser without that copies it. */
export function useShare({ bookingId, sessionId, station, time }: Wish) {
  const { t } = useLingui();
  const place = station.name;
  const text = t({
    message: `A paddle board for you at ${place}, ${time}. Your code and the locker:`,
    comment: 'Sent to a friend with a link after it; place is a station, time is such as 10:00–12:00',
  });
  const { act, isActing } = useBookingAction(bookingId, ticketCalls.shareTicket, {
    onDone: ({ url }) => void hand(url),
  });
  const hand = async (url: string) => {
    if (await isSharedBySystem({ text, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      notify({
        tone: 'done',
        title: t({ message: 'Copied', comment: 'Right after the link to a ticket was copied' }),
        detail: t`Send the link to whoever paddles with you.`,
      });
    } catch {
      // So that it can be copied by hand.
      notify({ tone: 'alert', title: t`Your browser does not let us copy. Here is the link:`, detail: url });
    }
  };
  return { share: () => act({ bookingId, sessionId }), isSharing: isActing };
}

/** Closing the list of apps is a decision against sharing, so nothing is copied either. */
async function isSharedBySystem(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

import { useEffect, useState } from 'react';
import { isPlausiblePhone } from '../../../ui/field/is-plausible-phone.ts';

/** Long enough to finish typing a number. */
const ASK_AFTER_MS = 600;

/** True if the door code can go to a number by SMS. The server decides; until it says no, the answer is yes. */
export function useGetsSms(stationId: string, phone: string): boolean {
  const [unreached, setUnreached] = useState<string>();
  useEffect(() => {
    if (!isPlausiblePhone(phone)) return undefined;
    let isOver = false;
    const ask = async () => {
      try {
        const { judgePhone } = await import('../../../api/station-booking.ts');
        const { getsSms } = await judgePhone({ stationId, phone });
        if (!isOver && !getsSms) setUnreached(phone);
      } catch {
        // An invalid number is refused at the checkout, in words.
      }
    };
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stationId, phone]);
  return unreached !== phone;
}

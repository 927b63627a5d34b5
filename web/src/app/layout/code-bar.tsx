import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { useRevalidateWhenOnline } from '../../ui/hooks/use-revalidate-when-online.ts';
import type { NearBooking } from '../site.ts';
import { nearMoment } from './near-moment.ts';
import { NearWords } from './near-words.tsx';

/** The text shows minutes only. */
const TICK_EVERY_MS = 5_000;
/** A change from elsewhere, such as by staff or the station, may take this long to appear. */
const REFRESH_EVERY_MS = 60_000;

/**
 * The near booking, one tap away from every page: place, time and code. On phones it's the header's first line, because
 * pages have their own bars at the bottom; on wider screens it floats there.
 */
export function CodeBar({ near: { booking, now: serverNow } }: { near: NearBooking }) {
  const { t } = useLingui();
  const now = useClock(serverNow, TICK_EVERY_MS);
  const lookAgain = useRevalidateWhenOnline();
  useEffect(() => {
    const timer = setInterval(() => void lookAgain(), REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [lookAgain]);
  const moment = nearMoment(booking, now);
  if (!moment) return null;
  const isLate = moment.kind === 'late';
  const codes = booking.sessions.flatMap(({ id, code }) => (code === null ? [] : [{ id, code }]));
  return (
    <nav
      data-code-bar
      aria-label={t({ message: 'Your booking', comment: 'Name of the bar with the booking that is near' })}
      className="print:hidden"
    >
      <Link
        to={paths.booking(booking.id)}
        className={`flex min-h-11 flex-wrap items-center gap-x-2 px-[clamp(1.25rem,4vw,2.5rem)] py-1 text-sm font-medium transition-[background-color,box-shadow] lg:fixed lg:bottom-5 lg:left-5 lg:min-h-13 border-b lg:rounded-full lg:border lg:px-5 lg:shadow-float ${isLate ? 'border-coral bg-coral text-white' : 'border-deep-line bg-deep text-deep-ink'}`}
      >
        <span className="min-w-0 truncate lg:max-w-48">{booking.stationName}</span>
        <span aria-hidden>·</span>
        <span className="figures shrink-0" suppressHydrationWarning>
          <NearWords booking={booking} moment={moment} />
        </span>
        {/* One item, so that the arrow never wraps alone. */}
        <span className="ml-auto flex shrink-0 items-center gap-2 pl-2 lg:ml-1">
          {codes.length > 0 && (
            // Readable in the sun, also where the bar is red.
            <span
              className={`figures flex gap-2 text-base font-bold tracking-wide ${isLate ? 'sunlit rounded-md bg-paper px-1.5' : ''}`}
            >
              <span className="sr-only">
                <Trans comment="Read to screen readers before the digits">Door code</Trans>
              </span>
              {codes.map(({ id, code }) => (
                <span key={id}>{code}</span>
              ))}
            </span>
          )}
          {/* Two codes and the time fill a narrow phone. */}
          <ChevronRight aria-hidden className={`size-4 shrink-0 ${codes.length > 1 ? 'max-[22.5rem]:hidden' : ''}`} />
        </span>
      </Link>
    </nav>
  );
}

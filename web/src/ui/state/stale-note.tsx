import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { timeText } from '../../i18n/moments.ts';

type Props = { updatedAt: Temporal.Instant; timeZone: string };

/** Stays in view while scrolling: a reader of the code must know how old it is. */
export function StaleNote({ updatedAt, timeZone }: Props) {
  const time = timeText(updatedAt.toString(), timeZone);
  return (
    <div className="sticky top-[calc(4rem+var(--code-bar,0rem))] z-30 bg-yellow text-on-yellow md:top-[calc(4.5rem+var(--code-bar,0rem))]">
      <p className="figures page-width flex min-h-11 items-center gap-2.5 py-2 text-sm font-medium">
        <CloudOff aria-hidden className="size-5 shrink-0" />
        <Trans comment="time is hours and minutes; the page cannot reach the server and shows what it knows">
          Last updated {time}, no connection
        </Trans>
      </p>
    </div>
  );
}

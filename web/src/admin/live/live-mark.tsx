import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { use } from 'react';
import { timeText } from '../../i18n/moments.ts';
import { useBrowserZone } from '../../ui/hooks/use-browser-zone.ts';
import { LiveStateContext } from './live-state.ts';

/** Shows if the screen updates by itself. While it doesn't, its content is grey (`group-data-cut`). */
export function LiveMark() {
  const state = use(LiveStateContext);
  const zone = useBrowserZone();
  if (state === 'connecting') return null;
  if (state === 'live') {
    return (
      <p className="flex items-center gap-2 text-xs text-ink-soft">
        <span aria-hidden className="size-2 rounded-full bg-on-green" />
        <Trans comment="The screen follows what happens at the stations by itself">Live</Trans>
      </p>
    );
  }
  const time = timeText(Temporal.Instant.fromEpochMilliseconds(state.cutSinceMs).toString(), zone ?? 'UTC');
  return (
    <output className="flex items-center gap-2 rounded-control bg-yellow px-3 py-1.5 text-xs font-medium text-on-yellow">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <Trans comment="time is hours and minutes; the connection to the server is broken">
        Not live since {time}, trying again
      </Trans>
    </output>
  );
}

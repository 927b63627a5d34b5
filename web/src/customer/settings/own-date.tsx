import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { useBrowserZone } from '../../ui/hooks/use-browser-zone.ts';

/** A day that belongs to no station: on the reader's own calendar, which the server does not know. */
export function OwnDate({ moment }: { moment: string }) {
  const locale = useLocale();
  const timeZone = useBrowserZone() ?? 'UTC';
  return (
    <time dateTime={moment} className="figures">
      <ServerText key={timeZone}>{longDateText(moment, timeZone, locale)}</ServerText>
    </time>
  );
}

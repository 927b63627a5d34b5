import { dateTimeText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { relativeText } from './relative-text.ts';

type Props = {
  moment: string;
  /** The product's clock, from `useClock`: one for a page, so that all its times agree. */
  now: Temporal.Instant;
  /** The full time is told in the station's zone. */
  timeZone: string;
};

/** The elapsed time, with the exact one on hover. */
export function RelativeTime({ moment, now, timeZone }: Props) {
  const locale = useLocale();
  const exact = dateTimeText(moment, timeZone);
  return (
    <time
      dateTime={moment}
      title={`${exact} (${timeZone})`}
      className="figures whitespace-nowrap"
      suppressHydrationWarning
    >
      {relativeText(Temporal.Instant.from(moment), now, locale) ?? exact}
    </time>
  );
}

import type { User } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { useBrowserZone } from '../../ui/hooks/use-browser-zone.ts';

type Props = { suspended: NonNullable<User['suspended']>; contactEmail: string };

/** The reason for a suspension, its end, and a contact. */
export function SuspendedWords({ suspended, contactEmail }: Props) {
  const locale = useLocale();
  const timeZone = useBrowserZone() ?? 'UTC';
  const { reason, until } = suspended;
  return (
    <>
      {reason !== '' && (
        <p>
          <Trans comment="Why an account was stopped from booking, in the words of whoever did it">
            Reason: {reason}
          </Trans>
        </p>
      )}
      <p>
        {until === null ? (
          <Trans>You can still see your bookings, return boards, pay and use your settings.</Trans>
        ) : (
          <Trans comment="A date follows">
            From <ServerText key={timeZone}>{longDateText(until, timeZone, locale)}</ServerText> you can book again.
            Until then you can see your bookings, return boards, pay and use your settings.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          If you think this is wrong, write to us at{' '}
          <a href={`mailto:${contactEmail}`} className="prose-link">
            {contactEmail}
          </a>
          .
        </Trans>
      </p>
    </>
  );
}

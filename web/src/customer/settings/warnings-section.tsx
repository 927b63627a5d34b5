import { paths } from '@laine/contract/paths.ts';
import type { OwnWarning } from '@laine/contract/public/entities.ts';
import { MINUTE_IN_SECONDS, OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { OwnDate } from './own-date.tsx';
import { sectionTitles } from './section-titles.ts';
import { Section } from './section.tsx';
import type { Contact } from './settings-data.ts';

const GRACE_IN_MINUTES = OVERTIME_GRACE_SECONDS / MINUTE_IN_SECONDS;

type Props = { warnings: readonly OwnWarning[]; contact: Contact };

export function WarningsSection({ warnings, contact }: Props) {
  const { i18n } = useLingui();
  const { email } = contact;
  const minutes = GRACE_IN_MINUTES;
  return (
    <Section
      id="warnings"
      title={i18n._(sectionTitles.warnings)}
      note={
        <Trans>
          A board that comes back more than {minutes} minutes late earns a warning, which ends after a year. After a
          second one within that year we look at your account and may stop it from booking. Nothing happens by itself.
        </Trans>
      }
    >
      <ul className="grid gap-3">
        {warnings.map((warning) => (
          <li key={warning.id} className="flex gap-3 rounded-control bg-yellow p-4 text-sm text-on-yellow">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            <div className="min-w-0">
              <p className="font-semibold">
                <Plural
                  value={warning.lateInMinutes}
                  _10="more than 10 minutes late"
                  one="# minute late"
                  other="# minutes late"
                />
                {warning.stationName !== null && ` · ${warning.stationName}`}
              </p>
              <p className="mt-0.5">
                <Trans comment="Two dates: when a warning was given and when it ends">
                  Given on <OwnDate moment={warning.givenAt} />, ends on <OwnDate moment={warning.expiresAt} />.
                </Trans>{' '}
                {warning.bookingId !== null && (
                  <Link to={paths.booking(warning.bookingId)} className="underline underline-offset-3">
                    <Trans>See the booking</Trans>
                  </Link>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        <Trans>
          Is a warning wrong? Write to us at{' '}
          <a href={`mailto:${email}`} className="prose-link">
            {email}
          </a>
          .
        </Trans>
      </p>
    </Section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { loginMethodWords } from '../words/account-words.ts';
import type { PersonData } from './person-data.ts';
import { PartRow, PersonPart } from './person-part.tsx';

type Props = { detail: PersonData; timeZone: string; now: Temporal.Instant };

/** The browsers and programs in which a person is signed in. */
export function PersonLogins({ detail: { logins }, timeZone, now }: Props) {
  const { t, i18n } = useLingui();
  return (
    <PersonPart title={<Trans comment="Heading: browsers in which somebody is signed in">Signed in</Trans>}>
      {logins.length === 0 ? (
        <p className="text-sm text-ink-soft">{t`Nowhere at the moment.`}</p>
      ) : (
        <ul>
          {logins.map(({ id, device, place, method, lastSeenAt }) => (
            <PartRow key={id}>
              <span className="font-medium">{device || '–'}</span>
              <span className="text-ink-soft">
                {[i18n._(loginMethodWords[method]), ...(place === null ? [] : [place])].join(' · ')}
                {' · '}
                <RelativeTime moment={lastSeenAt} now={now} timeZone={timeZone} />
              </span>
            </PartRow>
          ))}
        </ul>
      )}
    </PersonPart>
  );
}

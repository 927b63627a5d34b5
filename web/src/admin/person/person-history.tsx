import { Trans, useLingui } from '@lingui/react/macro';
import { Timeline } from '../../ui/data/timeline.tsx';
import { TimelineItem } from '../booking/timeline-item.tsx';
import type { PersonData } from './person-data.ts';
import { PersonPart } from './person-part.tsx';

/** Everything that happened to a person, newest first. */
export function PersonHistory({ detail: { timeline }, timeZone }: { detail: PersonData; timeZone: string }) {
  const { t } = useLingui();
  return (
    <PersonPart title={<Trans comment="Heading: everything that happened to a booking">History</Trans>}>
      {timeline.length === 0 ? (
        <p className="text-sm text-ink-soft">{t`Nothing yet`}</p>
      ) : (
        <Timeline label={t({ message: 'History', comment: 'Heading: everything that happened to a booking' })}>
          {timeline.map((entry) => (
            <TimelineItem key={`${entry.kind} ${entry.id}`} entry={entry} timeZone={timeZone} />
          ))}
        </Timeline>
      )}
    </PersonPart>
  );
}

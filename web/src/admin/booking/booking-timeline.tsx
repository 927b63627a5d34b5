import { Trans, useLingui } from '@lingui/react/macro';
import { Timeline } from '../../ui/data/timeline.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { BookingData } from './booking-data.ts';
import { TimelineItem } from './timeline-item.tsx';

const isToCome = (entry: BookingData['timeline'][number]) => entry.kind === 'notice' && entry.state === 'queued';

/** Coming entries, the next first; below them everything that happened, newest first. */
export function BookingTimeline({ detail: { timeline: all, station } }: { detail: BookingData }) {
  const { t } = useLingui();
  const toCome = all.filter(isToCome).toReversed();
  const timeline = all.filter((entry) => !isToCome(entry));
  return (
    <section className="grid gap-4 rounded-card border border-line bg-paper p-5">
      {toCome.length > 0 && (
        <>
          <h2 className="text-lg">
            <Trans comment="Heading: messages to a customer that will be sent later">To come</Trans>
          </h2>
          <Timeline
            label={t({ message: 'To come', comment: 'Heading: messages to a customer that will be sent later' })}
          >
            {toCome.map((entry) => (
              <TimelineItem key={`${entry.kind} ${entry.id}`} entry={entry} timeZone={station.timeZone} />
            ))}
          </Timeline>
        </>
      )}
      <h2 className="text-lg">
        <Trans comment="Heading: everything that happened to a booking">History</Trans>
      </h2>
      {timeline.length === 0 ? (
        <EmptyState isInside title={t`Nothing yet`} />
      ) : (
        <Timeline label={t({ message: 'History', comment: 'Heading: everything that happened to a booking' })}>
          {timeline.map((entry) => (
            <TimelineItem key={`${entry.kind} ${entry.id}`} entry={entry} timeZone={station.timeZone} />
          ))}
        </Timeline>
      )}
    </section>
  );
}

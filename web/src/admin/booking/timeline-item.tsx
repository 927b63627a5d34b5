import type { TimelineActor, TimelineEntry } from '@laine/contract/admin/timeline.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { TimelineEvent } from '../../ui/data/timeline.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { TimelineDetail } from './timeline-detail.tsx';
import { iconOf, toneOf } from './timeline-look.ts';
import { useTimelineTitle } from './use-timeline-title.ts';

type Props = { entry: TimelineEntry; timeZone: string };

export function TimelineItem({ entry, timeZone }: Props) {
  const title = useTimelineTitle(entry);
  const lockerNumber = 'lockerNumber' in entry ? entry.lockerNumber : null;
  return (
    <TimelineEvent
      icon={iconOf(entry)}
      tone={toneOf(entry)}
      title={
        lockerNumber === null ? (
          title
        ) : (
          <>
            {title} · <Trans comment="lockerNumber is a number">Locker {lockerNumber}</Trans>
          </>
        )
      }
      time={<ZonedTime moment={entry.at} timeZone={timeZone} />}
      by={<Who {...entry.by} />}
    >
      <TimelineDetail entry={entry} timeZone={timeZone} />
    </TimelineEvent>
  );
}

function Who({ kind, name }: TimelineActor) {
  const { t } = useLingui();
  if (name !== null) return name;
  const words: Record<TimelineActor['kind'], string> = {
    customer: t({ message: 'Customer', comment: 'Column: who booked' }),
    staff: t({ message: 'Staff', comment: 'Who did something: somebody of the staff' }),
    program: t({ message: 'A program', comment: 'Who did something: a program with an API key' }),
    station: t({ message: 'Station', comment: 'Column: place with lockers' }),
    system: t({ message: 'By itself', comment: 'Who did something: our own programs' }),
  };
  return words[kind];
}

import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { ItemEvent } from '@laine/contract/admin/item-entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowRightLeft,
  Camera,
  Eye,
  Pencil,
  Plus,
  Sparkles,
  StickyNote,
  TriangleAlert,
  Undo2,
  Waves,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PhotoRow } from '../../../ui/data/photo-row.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { Timeline, TimelineEvent } from '../../../ui/data/timeline.tsx';
import { problemWords } from '../../words/problem-words.ts';
import { itemActWords, placeWords } from '../items/item-words.ts';

type Props = { events: readonly ItemEvent[]; timeZone: string; now: Temporal.Instant };
type ActEvent = Extract<ItemEvent, { type: 'act' }>;

const actIcons: Record<ActEvent['act'], LucideIcon> = {
  created: Plus,
  changed: Pencil,
  placed: ArrowRightLeft,
  seen: Eye,
  cleaned: Sparkles,
  serviced: Wrench,
  'service-undone': Undo2,
  damaged: Camera,
  noted: StickyNote,
};

/** Acts of staff, reports and rentals of the item, newest first. */
export function ItemTimeline({ events, timeZone, now }: Props) {
  const { t } = useLingui();
  if (events.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans comment="The log is empty">Nothing has happened here yet.</Trans>
      </p>
    );
  }
  return (
    <Timeline label={t({ message: 'History', comment: 'Heading: everything that happened to a thing' })}>
      {events.map((event) => (
        <ItemHappening
          key={`${event.type}-${event.id}`}
          event={event}
          time={<RelativeTime moment={event.at} now={now} timeZone={timeZone} />}
        />
      ))}
    </Timeline>
  );
}

function ItemHappening({ event, time }: { event: ItemEvent; time: ReactNode }) {
  const { i18n } = useLingui();
  if (event.type === 'rental') {
    const { lockerNumber, bookingId } = event;
    return (
      <TimelineEvent
        icon={Waves}
        title={
          <Trans comment="History of a thing: a renter had it out, from this locker">
            Rented from locker {lockerNumber}
          </Trans>
        }
        time={time}
      >
        {bookingId !== null && <BookingLink bookingId={bookingId} />}
      </TimelineEvent>
    );
  }
  if (event.type === 'problem') {
    const { what, words, bookingId, photoUrls, resolvedAt } = event;
    return (
      <TimelineEvent
        icon={TriangleAlert}
        tone={resolvedAt === null ? 'bad' : 'usual'}
        title={i18n._(problemWords[what])}
        time={time}
        by={
          resolvedAt === null ? (
            <Trans comment="A report of a renter">Reported, nobody has dealt with it</Trans>
          ) : (
            <Trans comment="A report of a renter">Reported, dealt with</Trans>
          )
        }
      >
        <div className="grid gap-2">
          {words !== '' && <p>{words}</p>}
          <PhotoRow urls={photoUrls} />
          <BookingLink bookingId={bookingId} />
        </div>
      </TimelineEvent>
    );
  }
  const { act, note, by, photoUrls } = event;
  return (
    <TimelineEvent
      icon={actIcons[act]}
      tone={act === 'damaged' ? 'bad' : act === 'serviced' || act === 'cleaned' ? 'good' : 'usual'}
      title={<ActTitle event={event} />}
      time={time}
      {...(by !== '' && { by })}
    >
      {(note !== '' || photoUrls.length > 0) && (
        <div className="grid gap-2">
          {note !== '' && <p>{note}</p>}
          <PhotoRow urls={photoUrls} />
        </div>
      )}
    </TimelineEvent>
  );
}

function ActTitle({ event: { act, place, lockerNumber } }: { event: ActEvent }) {
  const { i18n } = useLingui();
  if (act !== 'placed') return i18n._(itemActWords[act]);
  if (place !== 'locker') return i18n._(placeWords[place ?? 'spare']);
  return <Trans comment="History of a thing: it was put into another locker">Put into locker {lockerNumber}</Trans>;
}

function BookingLink({ bookingId }: { bookingId: string }) {
  return (
    <Link to={adminPaths.booking(bookingId)} className="prose-link">
      <Trans comment="Link to a booking whose customer has told no name">The booking</Trans>
    </Link>
  );
}

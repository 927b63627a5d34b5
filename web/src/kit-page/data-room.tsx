import { CreditCard, DoorOpen, MessageSquare, TriangleAlert } from 'lucide-react';
import { BookingBadge } from '../ui/data/booking-badge.tsx';
import { CopyableId } from '../ui/data/copyable-id.tsx';
import { CopyableText } from '../ui/data/copyable-text.tsx';
import { Fact, Facts } from '../ui/data/facts.tsx';
import { Money } from '../ui/data/money.tsx';
import { RelativeTime } from '../ui/data/relative-time.tsx';
import { SessionBadge } from '../ui/data/session-badge.tsx';
import { StatTile } from '../ui/data/stat-tile.tsx';
import { Timeline, TimelineEvent } from '../ui/data/timeline.tsx';
import { ZonedTime } from '../ui/data/zoned-time.tsx';
import { useClock } from '../ui/hooks/use-clock.ts';
import { Part, PartGrid, Room } from './part.tsx';

const ZONE = 'Europe/Tallinn';
/** A minute is the smallest thing that relative times tell. */
const TICK_IN_MS = 15_000;

export function DataRoom({ serverNow }: { serverNow: string }) {
  const now = useClock(serverNow, TICK_IN_MS);
  const shown = Temporal.Instant.from(serverNow);
  const ago = (minutes: number) => (
    <RelativeTime moment={shown.subtract({ minutes }).toString()} now={now} timeZone={ZONE} />
  );
  return (
    <Room id="data" title="Data">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile
          label="Revenue today"
          value={<Money cents={84_250} />}
          trend={{ to: 'up', words: '12% above a usual Monday' }}
        />
        <StatTile label="Boards out" value="14" trend={{ to: 'same', words: 'As usual' }} />
        <StatTile label="Late" value="2" trend={{ to: 'down', words: '3 fewer than last week' }} />
        <StatTile label="Still loading" value={undefined} />
      </div>
      <PartGrid>
        <Part name="Facts">
          <Facts>
            <Fact label="Id">
              <CopyableId id="Zq3vXbK7Qx8mLw2RtYp4Dd" />
            </Fact>
            <Fact label="Paid">
              <Money cents={3_500} />
            </Fact>
            <Fact label="Start">
              <ZonedTime moment={serverNow} timeZone={ZONE} />
            </Fact>
            <Fact label="Closes">
              <ZonedTime moment={serverNow} timeZone={ZONE} isTimeOnly />
            </Fact>
            <Fact label="Last seen">{ago(3)}</Fact>
            <Fact label="Note" />
          </Facts>
        </Part>
        <Part name="A key to take along">
          <CopyableText label="Secret" text="whsec_bm90IGEgcmVhbCBzZWNyZXQsIGp1c3QgZm9yIHNob3c=" />
        </Part>
        <Part name="Badges">
          <div className="flex flex-wrap gap-2">
            <BookingBadge status="open" />
            <BookingBadge status="complete" />
            <BookingBadge status="expired" />
            <SessionBadge status="created" />
            <SessionBadge status="started" />
            <SessionBadge status="started" isInQuestion />
            <SessionBadge status="finished" />
            <SessionBadge status="cancelled" />
          </div>
        </Part>
        <Part name="Timeline">
          <Timeline label="What happened to this booking">
            <TimelineEvent icon={TriangleAlert} tone="bad" title="Door 4 did not close" time={ago(0)} by="Pirita">
              The sensor has said open for ten minutes.
            </TimelineEvent>
            <TimelineEvent icon={DoorOpen} title="Door 4 opened" time={ago(12)} by="Kadri Kask, from the admin page" />
            <TimelineEvent icon={CreditCard} tone="good" title="Paid" time={ago(190)}>
              <Money cents={3_500} />
            </TimelineEvent>
            <TimelineEvent icon={MessageSquare} title="Confirmation sent" time={ago(3 * 24 * 60)} />
          </Timeline>
        </Part>
      </PartGrid>
    </Room>
  );
}

import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { maySeeChange } from '../../../ground/events/may-see-change.ts';
import type { LiveChanges } from '../../../ground/events/open-live-changes.ts';
import { isStaff, stationsOf, type Person, type Principal } from '../../../ground/principal.ts';
import type { EventStreams } from '../operations/event-streams.ts';
import { serve } from '../request/serve.ts';

/** After gaining or losing stations a person reconnects, and then sees the others. */
const isSame = (who: Person, now: Principal) => now.kind === 'person' && isStaff(now) && reach(now) === reach(who);
const reach = (person: Person) => [stationsOf(person)].flat().toSorted().join(' ');

export const eventRoutes = (deps: Deps, live: LiveChanges, streams: EventStreams) => [
  serve(deps, calls.eventStream, ({ who, visit }) => {
    const stream = streams.open({
      ofPerson: who.account.id,
      isStillAllowed: async () => isSame(who, await visit.principalNow()),
    });
    const unfollow = live.follow({
      onChange(change) {
        if (maySeeChange(who, change)) stream.send('change', change);
      },
      onGap: () => stream.send('start'),
    });
    stream.onEnd(unfollow);
    stream.send('start');
    return stream.body;
  }),
];

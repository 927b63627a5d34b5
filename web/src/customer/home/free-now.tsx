import { secondsBetween } from '@laine/rules/time/instants.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { use } from 'react';
import { CardTime } from './card-clock.tsx';
import { freeAt } from './free-at.ts';
import type { HomeCardData } from './home-data.ts';

/** Ages with the clock: what it says is true at this moment, and nothing has to be asked for it. */
export function FreeNow({ free: { since, steps } }: { free: NonNullable<HomeCardData['free']> }) {
  const now = use(CardTime);
  const state = freeAt(steps, now ? secondsBetween(Temporal.Instant.from(since), now) : 0);
  if (state === null) return null;
  return (
    <p className="figures mt-1 flex items-center gap-2 text-sm font-semibold">
      <span aria-hidden className="grid size-4 shrink-0 place-items-center">
        <span
          className={`size-2 rounded-full ${typeof state === 'number' && state > 0 ? 'bg-on-green' : 'bg-line-strong'}`}
        />
      </span>
      {typeof state === 'string' ? (
        <Trans comment="On a station's card while it is closed; state is a time such as 08:00 or Sat 4 Jul, 08:00">
          Closed now, opens {state}
        </Trans>
      ) : (
        <Plural value={state} _0="No board free right now" one="# board free now" other="# boards free now" />
      )}
    </p>
  );
}

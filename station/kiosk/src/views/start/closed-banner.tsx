import { Clock, CloudLightning, Construction, Droplets, Moon, Tornado, Undo2, Wind } from 'lucide-react';
import type { Screen } from '../../../../src/screen/screen.ts';
import { useScreen, useTexts } from '../../program/use-screen.ts';
import { momentText } from '../../time/moment-text.ts';
import { useStationNowInMs } from '../../time/use-station-now.ts';
import { Title } from '../../ui/title.tsx';
import { WarningLine } from '../../ui/warning-line.tsx';

type Reason = NonNullable<Screen['closed']>;

const icons = {
  closed: Clock,
  'out-of-service': Construction,
  'return-only': Undo2,
  'after-hours': Moon,
  'not-set-up': Construction,
  storm: Tornado,
  wind: Wind,
  thunder: CloudLightning,
  water: Droplets,
} satisfies Record<Reason, unknown>;

/** Why nothing is given out, and when that changes. */
export function ClosedBanner({ reason }: { reason: Reason }) {
  const screen = useScreen();
  const { closed } = useTexts();
  const nowInMs = useStationNowInMs();
  const Icon = icons[reason];
  const isSaidByReason = reason === screen.warning?.kind;
  return (
    <div className="mb-5 flex items-start gap-5 rounded-card bg-paper px-6 py-4 shadow-float phone:gap-3 phone:px-4">
      <Icon aria-hidden className="mt-1 size-11 shrink-0 text-alert phone:size-9" />
      <div>
        <Title className="text-2xl phone:text-xl">{closed[reason]}</Title>
        {screen.opensAt !== null && (
          <p className="mt-1 text-lg font-semibold figures">
            {closed.opens({ moment: momentText(Date.parse(screen.opensAt), nowInMs, screen) })}
          </p>
        )}
        <p className="mt-1">{reason === 'not-set-up' ? closed.notSetUpNote : closed.note}</p>
        {!isSaidByReason && <WarningLine className="mt-3 self-start" />}
      </div>
    </div>
  );
}

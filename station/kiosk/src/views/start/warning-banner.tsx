import { useScreen, useTexts } from '../../program/use-screen.ts';
import { momentText } from '../../time/moment-text.ts';
import { useStationNowInMs } from '../../time/use-station-now.ts';
import { Title } from '../../ui/title.tsx';
import { type Warning, warningIcons } from '../../ui/warning-icons.ts';

/** Replaces the invitation onto the water: the current warning, and until when it holds. */
export function WarningBanner({ warning }: { warning: Warning }) {
  const screen = useScreen();
  const texts = useTexts();
  const nowInMs = useStationNowInMs();
  const Icon = warningIcons[warning.kind];
  return (
    <div className="mb-5 flex items-center gap-6 rounded-card bg-alert px-7 py-5 text-white shadow-float phone:gap-4 phone:px-4">
      <Icon aria-hidden className="size-18 shrink-0 phone:size-12" />
      <div>
        <Title className="text-3xl phone:text-2xl">{texts.warning[warning.kind]}</Title>
        <p className="mt-2 text-lg font-semibold figures">
          {warning.kind === 'other'
            ? texts.warning.otherNote
            : texts.warning.until({ moment: momentText(Date.parse(warning.until), nowInMs, screen) })}
        </p>
      </div>
    </div>
  );
}

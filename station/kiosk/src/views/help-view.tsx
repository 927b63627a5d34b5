import { Siren } from 'lucide-react';
import { useTouch } from '../program/use-program.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Page } from '../ui/page.tsx';
import { PhoneNumber } from '../ui/phone-number.tsx';
import { Title } from '../ui/title.tsx';
import { WalkUpCard } from '../ui/walk-up-card.tsx';

export function HelpView() {
  const { helping } = useTexts();
  const { hasStaffPage, walkUp } = useScreen();
  const touch = useTouch();
  return (
    <Page
      footer={
        <BottomBar
          other={
            hasStaffPage && (
              <button
                type="button"
                className="touch-height rounded-control px-4 text-base underline decoration-2 underline-offset-4"
                onClick={() => void touch({ type: 'staff' })}
              >
                {helping.staff}
              </button>
            )
          }
        />
      }
    >
      <div className="grid min-h-0 grow content-evenly gap-2 tall:gap-4 phone:gap-3">
        <Title className="text-xl tall:text-3xl phone:text-2xl">{helping.title}</Title>
        <div
          className={`grid items-stretch gap-2 tall:gap-4 ${walkUp === null ? 'wide:grid-cols-[3fr_2fr]' : 'wide:grid-cols-[1fr_auto]'}`}
        >
          <div className="grid gap-2 tall:gap-4">
            <PhoneNumber />
            <p className="flex items-center gap-4 rounded-card bg-alert-tint px-6 py-2 leading-snug font-semibold text-alert tall:py-3 tall:text-lg phone:px-4">
              <Siren aria-hidden className="size-9 shrink-0 tall:size-11" />
              {helping.danger}
            </p>
          </div>
          <WalkUpCard className="border-2 border-line phone:hidden" />
        </div>
        <ul className="grid gap-4 wide:grid-cols-3 phone:gap-2">
          {helping.tips.map((tip) => (
            <li
              key={tip.title}
              className="rounded-card border-2 border-line bg-paper px-4 py-2 tall:px-5 tall:py-3 phone:px-4 phone:py-2"
            >
              <h2 className="text-base tall:text-lg">{tip.title}</h2>
              <p className="mt-1 text-sm tall:text-base">{tip.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

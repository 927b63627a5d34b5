import { Siren } from 'lucide-react';
import { useTouch } from '../program/use-program.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Page } from '../ui/page.tsx';
import { PhoneNumber } from '../ui/phone-number.tsx';
import { Title } from '../ui/title.tsx';

export function HelpView() {
  const { helping } = useTexts();
  const { hasStaffPage } = useScreen();
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
      <div className="grid min-h-0 grow content-evenly gap-4 phone:gap-3">
        <Title className="text-2xl tall:text-3xl phone:text-2xl">{helping.title}</Title>
        <div className="grid items-stretch gap-4 wide:grid-cols-[3fr_2fr]">
          <PhoneNumber />
          <p className="flex items-center gap-4 rounded-card bg-alert-tint px-6 py-3 text-lg leading-snug font-semibold text-alert phone:px-4">
            <Siren aria-hidden className="size-11 shrink-0" />
            {helping.danger}
          </p>
        </div>
        <ul className="grid gap-4 wide:grid-cols-3 phone:gap-2">
          {helping.tips.map((tip) => (
            <li key={tip.title} className="rounded-card border-2 border-line bg-paper px-5 py-3 phone:px-4 phone:py-2">
              <h2 className="text-lg">{tip.title}</h2>
              <p className="mt-1 text-sm tall:text-base">{tip.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

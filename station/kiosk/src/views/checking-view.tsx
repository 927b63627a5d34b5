import { Locker } from '../art/locker.tsx';
import { useTexts } from '../program/use-screen.ts';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';

export function CheckingView({ view }: Facts<'checking'>) {
  const { checking } = useTexts();
  return (
    <Page>
      <SideBySide
        picture={
          <div className="relative">
            <Locker lockerNumber={view.lockerNumber} door="closed" className="wide:h-100 tall:w-96 phone:w-60" />
            <ReadingRings />
          </div>
        }
      >
        <Title className="text-4xl phone:text-3xl">{checking.title}</Title>
        <p className="text-xl">{checking.lead}</p>
      </SideBySide>
    </Page>
  );
}

function ReadingRings() {
  return (
    <div aria-hidden className="absolute inset-x-0 top-[38%] bottom-0 flex items-center justify-center">
      {[0, 0.5, 1].map((delayInSeconds) => (
        <span
          key={delayInSeconds}
          className="absolute size-44 animate-ring rounded-full border-6 border-[#ffcb8e] opacity-0 motion-reduce:opacity-60 phone:size-32"
          style={{ animationDelay: `${delayInSeconds}s` }}
        />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { ThingPicture } from '../../art/things.tsx';
import { useTouch } from '../../program/use-program.ts';
import { useScreen, useTexts } from '../../program/use-screen.ts';

/** When nothing is given out, the same button opens a locker in use. During a warning it doesn't invite. */
export function StartActions() {
  const { closed, warning } = useScreen();
  const isGivingOut = closed === null;
  const isInviting = isGivingOut && warning === null;
  const { start } = useTexts();
  const touch = useTouch();
  return (
    <div className="grid min-h-0 grow gap-5 wide:grid-cols-2 tall:grid-rows-2 phone:gap-3">
      <Action
        title={isGivingOut ? start.collect : start.openAgain}
        hint={isGivingOut ? start.collectHint : start.openAgainHint}
        look={isInviting ? 'bg-coral text-white active:bg-coral-strong' : 'bg-paper text-ink active:bg-tint'}
        isLarge={isInviting}
        picture={<ThingPicture kind="board" className="size-40 max-h-full" />}
        onPress={() => void touch({ type: 'collect' })}
      />
      <Action
        title={start.giveBack}
        hint={start.giveBackHint}
        look="bg-fill text-white active:bg-fill-strong"
        isLarge={isInviting}
        picture={<ThingPicture kind="paddle" className="size-40 max-h-full" />}
        onPress={() => void touch({ type: 'return' })}
      />
    </div>
  );
}

type ActionProps = {
  title: string;
  hint: string;
  look: string;
  isLarge: boolean;
  picture: ReactNode;
  onPress: () => void;
};

function Action({ title, hint, look, isLarge, picture, onPress }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`relative flex min-h-0 items-center overflow-hidden rounded-card py-4 pr-40 pl-8 text-left phone:py-2 phone:pr-28 shadow-float transition-[background-color,scale] active:scale-[0.985] phone:pl-5 ${look}`}
    >
      <span>
        <span className={`block font-bold tracking-tight ${isLarge ? 'text-4xl phone:text-3xl' : 'text-3xl'}`}>
          {title}
        </span>
        <span className="mt-2 block text-lg leading-tight font-medium phone:mt-1 phone:text-base">{hint}</span>
      </span>
      <span className="absolute inset-y-4 right-4 flex items-center phone:-right-4">{picture}</span>
    </button>
  );
}

import { ArrowLeft, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IdleNotice } from '../idle/idle-notice.tsx';
import { useTouch } from '../program/use-program.ts';
import { useTexts } from '../program/use-screen.ts';
import { buttonStyle } from './button-style.ts';

type Props = {
  back?: 'back' | 'done' | null;
  children?: ReactNode;
  /** Takes the corner of the help button. */
  other?: ReactNode;
};

/** Exits are always in the same corners. Between them the screen announces that it's about to go back by itself. */
export function BottomBar({ back = 'back', children, other }: Props) {
  const texts = useTexts();
  const touch = useTouch();
  return (
    <footer className="flex shrink-0 items-center justify-between gap-4 px-8 pb-3 tall:pb-5 phone:px-4">
      {back !== null && (
        <button type="button" className={buttonStyle('quiet')} onClick={() => void touch({ type: 'back' })}>
          {back === 'back' && <ArrowLeft aria-hidden className="size-7" />}
          {texts[back]}
        </button>
      )}
      <div className="flex min-w-0 grow items-center justify-center gap-5">
        {children}
        <IdleNotice />
      </div>
      {other === undefined ? <HelpButton /> : other}
    </footer>
  );
}

function HelpButton() {
  const texts = useTexts();
  const touch = useTouch();
  return (
    <button
      type="button"
      className={`${buttonStyle('quiet')} ml-auto shrink-0`}
      onClick={() => void touch({ type: 'help' })}
    >
      <LifeBuoy aria-hidden className="size-7" />
      {texts.help}
    </button>
  );
}

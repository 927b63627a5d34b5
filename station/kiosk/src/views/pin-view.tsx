import { CircleAlert } from 'lucide-react';
import { Keypad } from '../keypad/keypad.tsx';
import { useEntry } from '../keypad/use-entry.ts';
import { useKeyboard } from '../keypad/use-keyboard.ts';
import { useTouch } from '../program/use-program.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { runningText, secondsUntil } from '../time/countdown.ts';
import { useStationNowInMs } from '../time/use-station-now.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Page } from '../ui/page.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';

const PIN_DIGITS = 6;

/** Unlike a code, a PIN is sent by a key: a wrong one counts, and staff may still correct it. */
export function PinView({ view }: Facts<'pin'>) {
  const { pin } = useTexts();
  const touch = useTouch();
  const [entry, move] = useEntry();
  const { now } = useScreen();
  const secondsLeft = secondsUntil(Date.parse(now) + view.waitInSeconds * 1000, useStationNowInMs());
  const isLocked = view.waitInSeconds > 0 && secondsLeft > 0;
  const canSend = entry.digits.length === PIN_DIGITS && !entry.isSent && !isLocked;

  const send = async () => {
    if (!canSend) return;
    move({ type: 'send' });
    await touch({ type: 'pin', pin: entry.digits });
    move({ type: 'answer', keeps: false });
  };
  const type = (digit: string) => move({ type: 'digit', digit, atMost: PIN_DIGITS });
  const erase = () => move({ type: 'erase' });
  useKeyboard({ digit: type, erase, enter: () => void send(), escape: () => void touch({ type: 'back' }) });

  return (
    <Page footer={<BottomBar other={null} />}>
      <div className="grid min-h-0 grow gap-x-12 gap-y-5 wide:grid-cols-[1fr_27rem] tall:content-evenly">
        <div className="flex flex-col gap-5 tall:items-center">
          <Title>{pin.title}</Title>
          <p className="text-lg">{pin.lead}</p>
          <Dots typed={entry.digits.length} />
          <p className="sr-only">{pin.digits({ typed: entry.digits.length })}</p>
          {view.isWrong && entry.digits === '' && (
            <p className="flex animate-shake items-center gap-3 text-lg font-bold text-alert">
              <CircleAlert aria-hidden className="size-9 shrink-0" />
              <span>{isLocked ? `${pin.locked} ${runningText(secondsLeft)}` : pin.wrong}</span>
            </p>
          )}
          <button
            type="button"
            disabled={!canSend}
            className={`${buttonStyle('action', 'large')} self-start tall:self-center`}
            onClick={() => void send()}
          >
            {pin.enter}
          </button>
        </div>
        <Keypad
          onDigit={type}
          onErase={erase}
          onClear={() => move({ type: 'clear' })}
          isOff={entry.isSent || isLocked}
        />
      </div>
    </Page>
  );
}

/** Never the digits: customers may stand behind. */
function Dots({ typed }: { typed: number }) {
  return (
    <div aria-hidden className="flex h-8 items-center gap-3 phone:gap-1.5">
      {Array.from({ length: PIN_DIGITS }, (_, index) => (
        <span
          key={index}
          className={`size-6 rounded-full border-3 phone:size-5 ${index < typed ? 'border-ink bg-ink' : 'border-line-strong'}`}
        />
      ))}
    </div>
  );
}

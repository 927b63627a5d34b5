import { DigitBoxes } from '../keypad/digit-boxes.tsx';
import { Keypad } from '../keypad/keypad.tsx';
import { useEntry } from '../keypad/use-entry.ts';
import { useKeyboard } from '../keypad/use-keyboard.ts';
import { useTouch } from '../program/use-program.ts';
import { useTexts } from '../program/use-screen.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Page } from '../ui/page.tsx';
import { Title } from '../ui/title.tsx';
import { WalkUpCard } from '../ui/walk-up-card.tsx';
import { CodeProblem } from './code/code-problem.tsx';
import type { Facts } from './facts.ts';

const CODE_DIGITS = 4;
const PHONE_DIGITS = 2;

/** The last digit sends: with wet hands every further button is one too many. */
export function CodeView({ view }: Facts<'code'>) {
  const { code } = useTexts();
  const touch = useTouch();
  const [entry, move] = useEntry();
  const atMost = CODE_DIGITS + (view.asksForPhoneDigits ? PHONE_DIGITS : 0);

  const send = async (digits: string) => {
    move({ type: 'send' });
    const phoneDigits = digits.slice(CODE_DIGITS);
    const shown = await touch({
      type: 'code',
      code: digits.slice(0, CODE_DIGITS),
      ...(phoneDigits === '' ? {} : { phoneDigits }),
    });
    const next = shown?.view;
    // After one wrong code too many, the program asks for the phone's digits as well.
    const asksForMore = next?.name === 'code' && next.asksForPhoneDigits && next.problem === null && phoneDigits === '';
    move({ type: 'answer', keeps: asksForMore });
  };

  const type = (digit: string) => {
    if (entry.isSent) return;
    const { digits, isSent } = move({ type: 'digit', digit, atMost });
    if (!isSent && digits.length === atMost) void send(digits);
  };
  const erase = () => move({ type: 'erase' });
  useKeyboard({ digit: type, erase, escape: () => void touch({ type: 'back' }) });

  return (
    <Page footer={<BottomBar />}>
      <div className="grid min-h-0 grow gap-x-12 gap-y-5 wide:grid-cols-[1fr_27rem] tall:content-between phone:gap-y-3">
        <div className="flex min-w-0 flex-col gap-3 tall:items-center tall:gap-4 tall:text-center phone:gap-3">
          <Title className="text-2xl">{code.title[view.intent]}</Title>
          <DigitBoxes
            digits={entry.digits}
            from={0}
            count={CODE_DIGITS}
            isBusy={entry.isSent}
            isSmall={view.asksForPhoneDigits}
          />
          {view.asksForPhoneDigits && (
            <div className="flex items-center gap-5 tall:justify-center phone:gap-3">
              <DigitBoxes digits={entry.digits} from={CODE_DIGITS} count={PHONE_DIGITS} isBusy={entry.isSent} isSmall />
              <p className="max-w-[13em] text-left text-lg leading-tight font-semibold phone:text-base">
                {code.phoneTitle}
              </p>
            </div>
          )}
          <p className="sr-only">{code.digits({ typed: entry.digits.length, of: atMost })}</p>
          <CodeProblem view={view} isSending={entry.isSent} hasTyped={entry.digits !== ''} />
          {view.intent === 'open' && view.problem === null && !view.asksForPhoneDigits && (
            <WalkUpCard qrSize="size-28" className="border-2 border-line wide:mt-auto wide:self-start" />
          )}
        </div>
        <Keypad onDigit={type} onErase={erase} onClear={() => move({ type: 'clear' })} isOff={entry.isSent} />
      </div>
    </Page>
  );
}

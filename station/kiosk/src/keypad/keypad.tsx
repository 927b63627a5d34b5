import { Delete, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../program/use-screen.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type Props = { onDigit: (digit: string) => void; onErase: () => void; onClear: () => void; isOff: boolean };

export function Keypad({ onDigit, onErase, onClear, isOff }: Props) {
  const { code } = useTexts();
  const digitKey = (digit: string) => (
    <Key key={digit} onPress={() => onDigit(digit)} isOff={isOff}>
      {digit}
    </Key>
  );
  return (
    <div className="grid min-h-0 grid-cols-3 gap-3 wide:h-full tall:min-h-116 phone:min-h-84 phone:gap-2">
      {digits.map(digitKey)}
      <Key label={code.clear} onPress={onClear} isOff={isOff} isQuiet>
        <X aria-hidden className="size-9" />
      </Key>
      {digitKey('0')}
      <Key label={code.erase} onPress={onErase} isOff={isOff} isQuiet>
        <Delete aria-hidden className="size-10" />
      </Key>
    </div>
  );
}

type KeyProps = { children: ReactNode; label?: string; onPress: () => void; isOff: boolean; isQuiet?: boolean };

function Key({ children, label, onPress, isOff, isQuiet = false }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: that would lose the focus between two codes.
      aria-disabled={isOff}
      onClick={onPress}
      className={`flex touch-height items-center justify-center rounded-control border-2 text-2xl font-semibold figures transition-[background-color,scale] active:scale-[0.96] active:bg-tint aria-disabled:opacity-60 ${isQuiet ? 'border-transparent bg-tint text-action' : 'border-line-strong bg-paper shadow-[0_2px_0_var(--color-line-strong)]'}`}
    >
      {children}
    </button>
  );
}

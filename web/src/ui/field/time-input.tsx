import type { InputHTMLAttributes } from 'react';
import { controlStyle } from './control-style.ts';
import { useTypedText } from './use-typed-text.ts';
import { isWallTime, readWallTime } from './wall-time-text.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> & {
  value: string | null | undefined;
  onChange: (time: string | undefined) => void;
  onBlur: (() => void) | undefined;
};

/** A text input, because the platform's own shows AM and PM wherever the browser speaks American. */
export function TimeInput({ value, onChange, onBlur, className = '', ...input }: Props) {
  const typed = useTypedText<string | undefined>({
    value: value ?? undefined,
    format: (time) => time ?? '',
    read: readWallTime,
    isReadable: isWallTime,
    onChange,
    onBlur,
  });
  return (
    <input
      {...input}
      {...typed}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      maxLength={5}
      className={`${controlStyle} figures ${className}`}
    />
  );
}

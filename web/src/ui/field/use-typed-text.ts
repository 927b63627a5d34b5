import { useState, type ChangeEvent } from 'react';

type TypedText<Value> = {
  value: Value;
  /** The value in its canonical form. */
  format: (value: Value) => string;
  read: (text: string) => Value;
  /** Unreadable text stays in the field, to be corrected. */
  isReadable: (value: Value) => boolean;
  onChange: (value: Value) => void;
  onBlur: (() => void) | undefined;
};

/** Text stays as typed until the field is left; then the value is shown in its canonical form. */
export function useTypedText<Value>({ value, format, read, isReadable, onChange, onBlur }: TypedText<Value>) {
  const [typed, setTyped] = useState<{ text: string; means: Value }>();
  // A value from elsewhere, such as an undone form, replaces the old text.
  const isOwn = typed !== undefined && Object.is(typed.means, value);
  return {
    value: isOwn ? typed.text : format(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value;
      const means = read(text);
      setTyped({ text, means });
      onChange(means);
    },
    onBlur: () => {
      if (isReadable(value)) setTyped(undefined);
      onBlur?.();
    },
  };
}

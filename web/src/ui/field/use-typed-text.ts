import { useState, type ChangeEvent } from 'react';

type TypedText<Value> = {
  value: Value;
  /** The value in its own form. */
  format: (value: Value) => string;
  read: (text: string) => Value;
  /** What cannot be read stays in the field, so that it can be put right. */
  isReadable: (value: Value) => boolean;
  onChange: (value: Value) => void;
  onBlur: (() => void) | undefined;
};

/** A text stays as it is typed until the field is left; then the value is shown in its own form. */
export function useTypedText<Value>({ value, format, read, isReadable, onChange, onBlur }: TypedText<Value>) {
  const [typed, setTyped] = useState<{ text: string; means: Value }>();
  // A value that came from elsewhere, such as an undone form, is shown instead of the old text.
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

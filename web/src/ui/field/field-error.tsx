import { CircleAlert } from 'lucide-react';

type Props = { id: string; text: string | undefined };

/** Next to its part of the form, and read aloud. */
export function FieldError({ id, text }: Props) {
  if (text === undefined) return null;
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-sm text-alert">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

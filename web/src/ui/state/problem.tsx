import { CircleAlert } from 'lucide-react';

/** Shown at its place, because the notification may be hidden behind a dialog. */
export function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-4 flex gap-2 text-sm text-alert">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

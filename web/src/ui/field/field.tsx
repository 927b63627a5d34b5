import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: ReactNode;
  /** Beside the field, and said aloud. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export function Field({ id, label, error, className = '', ...input }: Props) {
  const errorId = `${id}-error`;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className={`min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-paper px-4 transition-colors placeholder:text-ink-soft hover:border-action aria-invalid:border-alert ${className}`}
        {...input}
      />
      {error !== undefined && (
        <p id={errorId} role="alert" className="flex gap-1.5 text-sm text-alert">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

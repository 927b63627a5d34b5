import type { Session } from '@laine/contract/public/entities.ts';

type Props = {
  code: string;
  status: Session['status'];
  /** It will never open a door again. */
  isOver: boolean;
  /** Its size. */
  className: string;
};

export function CodeDigits({ code, status, isOver, className }: Props) {
  const struck = status === 'finished' ? '' : 'line-through decoration-2';
  return (
    <>
      <span
        aria-hidden
        className={`figures block font-bold tracking-[0.06em] whitespace-nowrap ${className} ${isOver ? `text-ink-soft ${struck}` : ''}`}
      >
        {code}
      </span>
      {/* Screen readers read single digits and not a number in the thousands. */}
      <span className="sr-only">{code.split('').join(' ')}</span>
    </>
  );
}

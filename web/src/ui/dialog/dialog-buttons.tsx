import type { ReactNode } from 'react';
import { buttonStyle } from '../button/button-style.ts';

/** `final` for what cannot be undone: the answer that changes nothing is the one to press. */
export type DialogTone = 'action' | 'final';

type Props = {
  confirm: ReactNode;
  dismiss: ReactNode;
  tone?: DialogTone;
  isDisabled?: boolean;
  onConfirm: () => void;
};

/**
 * The way back comes first for the keyboard: it is the answer that changes nothing. The form closes its dialog by
 * itself. The buttons fill their row, so that long words put one above the other without ragged edges.
 */
export function DialogButtons({ confirm, dismiss, tone = 'action', isDisabled = false, onConfirm }: Props) {
  const isFinal = tone === 'final';
  return (
    <form method="dialog" className={`mt-6 flex gap-3 ${isFinal ? 'flex-col' : beside}`}>
      <button type="submit" className={buttonStyle(isFinal ? 'action' : 'quiet')}>
        {dismiss}
      </button>
      <button
        type="button"
        disabled={isDisabled}
        onClick={onConfirm}
        className={`${buttonStyle(isFinal ? 'alert' : 'action')} figures`}
      >
        {confirm}
      </button>
    </form>
  );
}

const beside = 'flex-col-reverse sm:flex-row sm:flex-wrap-reverse sm:*:grow';

import type { ReactNode } from 'react';
import { buttonStyle } from '../button/button-style.ts';

type Props = {
  confirm: ReactNode;
  dismiss: ReactNode;
  tone?: 'primary' | 'action';
  isDisabled?: boolean;
  onConfirm: () => void;
};

/**
 * The way back comes first for the keyboard: it is the answer that changes nothing. The form closes its dialog by itself.
 * The buttons fill their row, so that long words put one above the other without ragged edges.
 */
export function DialogButtons({ confirm, dismiss, tone = 'action', isDisabled = false, onConfirm }: Props) {
  return (
    <form method="dialog" className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap-reverse sm:*:grow">
      <button type="submit" className={buttonStyle('quiet')}>
        {dismiss}
      </button>
      <button type="button" disabled={isDisabled} onClick={onConfirm} className={`${buttonStyle(tone)} figures`}>
        {confirm}
      </button>
    </form>
  );
}

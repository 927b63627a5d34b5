import { Trans } from '@lingui/react/macro';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

type Props = { reason: string; onClose: () => void };

/** One more hour cannot be had: the server's own words say why. */
export function NoMoreTime({ reason, onClose }: Props) {
  return (
    <Dialog title={<Trans>One more hour is not possible</Trans>} onClose={onClose}>
      <p role="alert" className="mt-2">
        {reason}
      </p>
      <p className="mt-2 text-ink-soft">
        <Trans>Please bring everything back by the end of your time.</Trans>
      </p>
      <form method="dialog" className="mt-6 grid sm:justify-end">
        <button type="submit" className={buttonStyle('quiet')}>
          <Trans>Close</Trans>
        </button>
      </form>
    </Dialog>
  );
}

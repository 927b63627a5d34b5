import type { DeletionForecast } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { OwnDate } from '../own-date.tsx';
import { Losses } from './losses.tsx';
import { Obstacles } from './obstacles.tsx';

type Props = { forecast: DeletionForecast; onNext: () => void; onClose: () => void };

export function ConsequencesDialog({ forecast, onNext, onClose }: Props) {
  return (
    <ConfirmDialog
      title={<Trans>What happens when you delete your account</Trans>}
      tone="final"
      dismiss={<Trans comment="Button: do not delete the account">Keep my account</Trans>}
      confirm={<Trans comment="Button; everything is explained before anything happens">Delete my account…</Trans>}
      onConfirm={onNext}
      onClose={onClose}
    >
      <ul className="answer mt-3 grid gap-0.5 text-sm [&>li]:ml-5 [&>li]:list-disc">
        <li>
          <Trans>At once: you cannot book any more, and every other browser is signed out.</Trans>
        </li>
        <li>
          <Trans>Bookings you have stay. You can still see their codes here, open your locker and pay.</Trans>
        </li>
        <li>
          <Trans comment="A date follows">
            On <OwnDate moment={forecast.removedOn} />: your name, e-mail, phone, devices and messages are removed.
          </Trans>
        </li>
        <li>
          <Trans>What the law makes us keep for accounting stays, without your name.</Trans>
        </li>
      </ul>
      <Losses loses={forecast.loses} />
      <Obstacles forecast={forecast} />
    </ConfirmDialog>
  );
}

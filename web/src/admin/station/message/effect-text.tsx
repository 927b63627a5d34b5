import { Plural, Trans } from '@lingui/react/macro';
import { Money } from '../../../ui/data/money.tsx';
import type { Preview } from './use-message.ts';

type Props = { preview: Preview; closes: boolean };

/** Effects of the button, in sentences. */
export function EffectText({ preview, closes }: Props) {
  const { bySms, byEmail, cancels, backInCents, boardsWithoutBooking } = preview;
  return (
    <ul className="figures grid list-disc gap-1 pl-5 text-sm">
      <li>
        <Plural value={bySms} one="# person gets an SMS now." other="# people get an SMS now." />
      </li>
      <li>
        <Plural value={byEmail} one="# person gets an e-mail." other="# people get an e-mail." />
      </li>
      {closes && (
        <li>
          <Trans>The station closes now.</Trans>
        </li>
      )}
      {cancels.length > 0 && (
        <li>
          <Plural value={cancels.length} one="# booking is cancelled." other="# bookings are cancelled." />
        </li>
      )}
      {backInCents > 0 && (
        <li>
          <Trans comment="The sum follows">Money that goes back:</Trans> <Money cents={backInCents} />
        </li>
      )}
      {boardsWithoutBooking > 0 && (
        <li className="text-alert">
          <Plural
            value={boardsWithoutBooking}
            one="# board is out without a booking: nobody can be written to."
            other="# boards are out without a booking: nobody can be written to."
          />
        </li>
      )}
    </ul>
  );
}

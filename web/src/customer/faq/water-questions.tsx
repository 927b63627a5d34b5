import { Trans } from '@lingui/react/macro';
import { Question } from './question.tsx';

export function WaterQuestions() {
  return (
    <>
      <Question title={<Trans>What is in the locker?</Trans>}>
        <Trans>
          <p>Everything you need, for each board:</p>
          <ul>
            <li>a stand-up paddle board,</li>
            <li>a paddle,</li>
            <li>a life vest,</li>
            <li>a phone charger and space for your belongings.</li>
          </ul>
          <p>Your code opens the door again during the rental, for a drink, a jacket or your phone.</p>
        </Trans>
      </Question>
      <Question title={<Trans>What if the door does not open?</Trans>}>
        <Trans>
          <p>
            Try the code once more, and check that it is not earlier than 10 minutes before your start. During your
            rental you can also open the door from your booking page. If it still stays shut, call the number on your
            booking page: we open it from afar or give you another locker. If we cannot help, you get{' '}
            <strong>all your money back</strong>.
          </p>
        </Trans>
      </Question>
      <Question title={<Trans>What about wind and rain?</Trans>}>
        <Trans>
          <p>
            Please look at the forecast before you book and again before you paddle out: offshore wind is stronger than
            it looks from the beach. Wear the vest, and stay near the shore when in doubt. You can cancel as described
            below; if we have to close a station, we move your booking or pay everything back.
          </p>
        </Trans>
      </Question>
    </>
  );
}

import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Question } from './question.tsx';

export function BookingQuestions() {
  return (
    <>
      <Question open title={<Trans>How do I book a board?</Trans>}>
        <Trans>
          <p>It takes about a minute:</p>
          <ol>
            <li>
              Pick a station under <Link to={paths.home('locations')}>locations</Link>.
            </li>
            <li>Choose the day (today or one of the next four), start, end and number of boards.</li>
            <li>Pay online. Your boards are held for 10 minutes while you do, for 5 when many are paying at once.</li>
            <li>
              Your <strong>4-digit door code</strong> arrives at once.
            </li>
          </ol>
        </Trans>
      </Question>
      <Question title={<Trans>Who can book, and do I need an account?</Trans>}>
        <Trans>
          <p>
            You must be at least <strong>18 years old</strong>. Children and teenagers are welcome on the water together
            with an adult.
          </p>
          <p>
            You need to <Link to={paths.login()}>sign in</Link> to book, but there is no password to invent. Give your
            e-mail address: we send you a 6-digit code, you type it in, and that is all.
          </p>
        </Trans>
      </Question>
      <Question title={<Trans>Where do I find my door code?</Trans>}>
        <Trans>
          <p>In three places, so that you always have it at hand:</p>
          <ul>
            <li>in an SMS to the phone number you gave,</li>
            <li>in your e-mail,</li>
            <li>on your booking page, which keeps showing it when the network is poor.</li>
          </ul>
          <p>
            Each board has its own code. It works from <strong>10 minutes before</strong> your start until you have
            returned the board.
          </p>
        </Trans>
      </Question>
      <Question title={<Trans>How many boards can I book, and for how long?</Trans>}>
        <Trans>
          <p>
            Up to <strong>3 boards</strong> in one booking, for <strong>1 to 6 hours</strong>. If the station closes in
            less than 2 hours, the longest rental is 1 hour.
          </p>
        </Trans>
      </Question>
    </>
  );
}

import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { problemCalls } from '@laine/contract/admin/problem-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Badge } from '../../ui/data/badge.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { problemWords } from '../words/problem-words.ts';
import type { BookingData } from './booking-data.ts';

/** The renter's reports with pictures, and a button to close each. */
export function ReportedProblems({
  detail: { problems, isMoneyBackUsedUp, station, booking },
}: {
  detail: BookingData;
}) {
  const { i18n, t } = useLingui();
  const resolve = useAct(problemCalls.resolveProblem, {
    refreshes: [callKey(bookingCalls.adminBooking, { bookingId: booking.id })],
  });
  const agree = useAct(problemCalls.agreeToReplacement, {
    refreshes: [callKey(bookingCalls.adminBooking, { bookingId: booking.id })],
  });
  if (problems.length === 0) return null;
  return (
    <section aria-label={t`Reported problems`} className="grid gap-3">
      <h2 className="text-lg">
        <Trans>Reported problems</Trans>
      </h2>
      {isMoneyBackUsedUp && (
        <p className="rounded-control bg-yellow p-3 text-sm text-on-yellow">
          <Trans>
            This customer had their money back several times lately and cannot take it alone now. Look at the report; if
            money is due, give it with “Goodwill”, and write to them.
          </Trans>
        </p>
      )}
      {problems.map((problem) => (
        <article key={problem.id} className="grid gap-2 rounded-card border border-line bg-paper p-4 text-sm">
          <p className="flex flex-wrap justify-between gap-2">
            <span className="font-semibold">{i18n._(problemWords[problem.what])}</span>
            <ZonedTime moment={problem.happenedAt} timeZone={station.timeZone} />
          </p>
          {problem.words !== '' && <p className="whitespace-pre-line">{problem.words}</p>}
          <ul className="flex flex-wrap gap-2">
            {problem.photoUrls.map((url, index) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img
                    src={url}
                    alt={t`Photo ${index + 1} of the problem`}
                    className="h-28 rounded-control object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
          {problem.replacement?.state === 'waiting' && (
            <div className="grid gap-2 rounded-control bg-sand p-3">
              <p>
                <Trans comment="A renter has a board out and asks for another; time follows">
                  The renter waits for another board while the first is out. Kept until{' '}
                  <ZonedTime moment={problem.replacement.keptUntil} timeZone={station.timeZone} />.
                </Trans>
              </p>
              <button
                type="button"
                disabled={agree.isActing}
                onClick={() => agree.act({ problemId: problem.id })}
                className={`${buttonStyle('action', 'small')} justify-self-start`}
              >
                <Trans comment="Button of staff: the renter may take a second board">Agree to a second board</Trans>
              </button>
            </div>
          )}
          {problem.resolvedAt === null ? (
            <button
              type="button"
              disabled={resolve.isActing}
              onClick={() => resolve.act({ problemId: problem.id })}
              className={`${buttonStyle('quiet', 'small')} justify-self-start`}
            >
              <Trans comment="Button: a reported problem is repaired">Dealt with</Trans>
            </button>
          ) : (
            <div>
              <Badge tone="green" icon={CircleCheck}>
                <Trans comment="State of a problem that is repaired or solved">Dealt with</Trans>
              </Badge>
            </div>
          )}
        </article>
      ))}
    </section>
  );
}

import { webhookCalls } from '@laine/contract/admin/webhook-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { Timeline, TimelineEvent } from '../../../ui/data/timeline.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { answerWords } from './answer-words.ts';
import { eventWords } from './event-words.ts';

const STEP = 20;
/** The most that the call answers at once. */
const MAX_SHOWN = 1000;

type Props = { stationId: string; timeZone: string; now: Temporal.Instant };

/** Deliveries of events, newest first. */
export function AttemptList({ stationId, timeZone, now }: Props) {
  const { t, i18n } = useLingui();
  const [limit, setLimit] = useState(STEP);
  // One more than shown tells if there are older ones.
  const { data, error, askAgain } = useCall(webhookCalls.webhookAttempts, { stationId, limit: limit + 1 });
  if (error && !data) return <ErrorState error={error} onRetry={() => void askAgain()} />;
  if (!data) return <Skeleton className="h-40" />;
  if (data.attempts.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Nothing has been sent yet.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      <Timeline label={t({ message: 'Deliveries', comment: 'Heading: what became of each webhook' })}>
        {data.attempts
          .slice(0, limit)
          .map(({ answer: answered, ...rest }) => ({ ...rest, answer: answerWords(answered, i18n) }))
          .map(({ id, event, hasArrived, answer, attempt, webhookId, createdAt }) => (
            <TimelineEvent
              key={id}
              icon={hasArrived ? Check : TriangleAlert}
              tone={hasArrived ? 'good' : 'bad'}
              title={eventWords(event, i18n)}
              time={<RelativeTime moment={createdAt} now={now} timeZone={timeZone} />}
              by={<Trans comment="attempt counts how often we tried">Try {attempt}</Trans>}
            >
              <p className="text-ink-soft">
                {hasArrived ? (
                  <Trans comment="answer is a status such as 200">Answer: {answer}</Trans>
                ) : (
                  <Trans comment="answer is a status such as 503, or words such as: no answer in time">
                    Not delivered: {answer}
                  </Trans>
                )}
              </p>
              <p className="text-xs break-all text-ink-soft">{webhookId}</p>
            </TimelineEvent>
          ))}
      </Timeline>
      {data.attempts.length > limit && limit + STEP < MAX_SHOWN && (
        <button type="button" onClick={() => setLimit(limit + STEP)} className={buttonStyle('quiet', 'small')}>
          <Trans comment="Button: shows older entries of a list">Show older</Trans>
        </button>
      )}
    </div>
  );
}

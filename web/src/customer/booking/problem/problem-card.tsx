import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock } from 'lucide-react';
import { dateTimeText } from '../../../i18n/moments.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { PhotoRow } from '../../../ui/data/photo-row.tsx';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { MoneyBackNote } from './money-back-note.tsx';
import { problemKindWords } from './problem-words.ts';
import { RemedyChoice } from './remedy-choice.tsx';
import { ReplacementNote } from './replacement-note.tsx';

type Props = { problem: Problem; timeZone: string };

/** One report with its state and remedies. */
export function ProblemCard({ problem, timeZone }: Props) {
  const { i18n } = useLingui();
  const { what, lockerNumber, happenedAt, words, photoUrls, moneyBack, resolvedAt } = problem;
  return (
    <article className="grid gap-4 rounded-card border border-line bg-paper p-[min(1.25rem,5vw)] md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3 *:whitespace-normal">
        <div>
          <h3 className="text-[min(var(--text-lg),7vw)]">{i18n._(problemKindWords[what])}</h3>
          <p className="text-sm text-ink-soft">
            {lockerNumber !== null && (
              <>
                <Trans comment="Number of a locker">Locker {lockerNumber}</Trans>
                {' · '}
              </>
            )}
            <ServerText>{dateTimeText(happenedAt, timeZone)}</ServerText>
          </p>
        </div>
        {resolvedAt === null ? (
          <Badge tone="yellow" icon={Clock}>
            <Trans comment="State of a problem that staff know of">Our team knows</Trans>
          </Badge>
        ) : (
          <Badge tone="green" icon={CircleCheck}>
            <Trans comment="State of a problem that is repaired or solved">Dealt with</Trans>
          </Badge>
        )}
      </div>
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      <PhotoRow urls={photoUrls} />
      {problem.replacement && <ReplacementNote replacement={problem.replacement} timeZone={timeZone} />}
      {moneyBack && <MoneyBackNote moneyBack={moneyBack} timeZone={timeZone} />}
      {problem.offers.length > 0 && <RemedyChoice problem={problem} />}
      {problem.waitsForStaff && (
        <p className="rounded-control bg-sand p-[min(1rem,4vw)] text-sm">
          <Trans>
            We are sorry. One of us looks at it first and then writes to you about another board or your money. You need
            not do anything.
          </Trans>
        </p>
      )}
    </article>
  );
}

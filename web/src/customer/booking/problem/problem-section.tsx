import { problemCalls } from '@laine/contract/public/problem-calls.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ProblemCard } from './problem-card.tsx';
import { ReportDialog } from './report-dialog.tsx';

const REFRESH_EVERY_MS = BOOKING_REFRESH_SECONDS * 1_000;

type Props = { bookingId: string; timeZone: string; isExpected: boolean };

/** The renter's reports, and the form for one. Staff who look at the booking see neither. */
export function ProblemSection({ bookingId, timeZone, isExpected }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(
    problemCalls.myProblems,
    { bookingId },
    // For staff the answer is empty and stays so.
    { refetchInterval: (answer) => (isExpected && answer ? REFRESH_EVERY_MS : false) },
  );
  if (!data || (data.problems.length === 0 && data.reportable.length === 0)) return null;
  return (
    <section id="problems" aria-labelledby="problems-title" className="grid scroll-mt-24 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="problems-title" className="text-xl">
          <Trans comment="Heading above what a renter reported">Is something wrong?</Trans>
        </h2>
        {data.reportable.length > 0 && (
          <button type="button" onClick={() => setOpen(true)} className={`${buttonStyle('quiet')} max-sm:w-full`}>
            <TriangleAlert aria-hidden className="size-5 text-action" />
            <Trans comment="Title of a dialog and button">Report a problem</Trans>
          </button>
        )}
      </div>
      {data.problems.map((problem) => (
        <ProblemCard key={problem.id} problem={problem} timeZone={timeZone} />
      ))}
      {isOpen && <ReportDialog bookingId={bookingId} reportable={data.reportable} onClose={() => setOpen(false)} />}
    </section>
  );
}

import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { Trans } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Money } from '../../ui/data/money.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import type { BookingData } from './booking-data.ts';
import { ByAColleague } from './by-a-colleague.tsx';

type Decision = 'keep' | 'drop';

/** The customer says that overtime was charged wrongly: everything about it waits for the answer of an admin. */
export function OpenObjection({ detail: { objection, station, booking, rights } }: { detail: BookingData }) {
  const [asked, setAsked] = useState<Decision>();
  const close = () => setAsked(undefined);
  const { id: bookingId } = booking;
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(bookingCalls.answerOvertime, {
    refreshes: [callKey(bookingCalls.adminBooking, { bookingId })],
    onDone: close,
  });
  if (objection === null) return null;
  return (
    <section aria-labelledby="objection" className="grid gap-3 rounded-card border border-line bg-sand p-4">
      <h2 id="objection" className="flex items-center gap-2 text-base">
        <Scale aria-hidden className="size-5" />
        <Trans>Is the overtime right?</Trans>
      </h2>
      <p className="text-sm">
        <Money cents={objection.amountInCents} /> ·{' '}
        <Trans comment="Followed by a moment">The customer objects since</Trans>{' '}
        <ZonedTime moment={objection.at} timeZone={station.timeZone} />.{' '}
        <Trans>Until you have answered, nothing is asked for.</Trans>
      </p>
      <blockquote className="border-l-2 border-line-strong pl-3 text-sm wrap-anywhere whitespace-pre-line">
        {objection.text}
      </blockquote>
      {rights.isOwn && <ByAColleague />}
      <div hidden={rights.isOwn} className="flex flex-wrap gap-3">
        <button type="button" onClick={() => setAsked('keep')} className={buttonStyle('quiet', 'small')}>
          <Keep />
        </button>
        <button type="button" onClick={() => setAsked('drop')} className={buttonStyle('quiet', 'small')}>
          <Drop />
        </button>
      </div>
      {asked !== undefined && (
        <ReasonedDialog
          title={asked === 'keep' ? <Trans>Keep the overtime?</Trans> : <Trans>Drop the overtime?</Trans>}
          confirm={asked === 'keep' ? <Keep /> : <Drop />}
          dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
          problem={problem}
          isDisabled={isActing || needsSignIn}
          onConfirm={(reason) => act({ bookingId, decision: asked, reason })}
          onClose={close}
        >
          <p className="mt-2 text-ink-soft">
            {asked === 'keep' ? (
              <Trans>What is not paid yet is owed again.</Trans>
            ) : (
              <Trans>What was paid goes back, and nothing is owed any more.</Trans>
            )}{' '}
            <Trans>The customer is told, and reads your reason.</Trans>
          </p>
          {needsSignIn && <FreshSignIn onDone={goOn} />}
        </ReasonedDialog>
      )}
    </section>
  );
}

const Keep = () => <Trans comment="Button: overtime was charged rightly">Keep the overtime</Trans>;

const Drop = () => <Trans comment="Button: overtime was charged wrongly">Drop the overtime</Trans>;

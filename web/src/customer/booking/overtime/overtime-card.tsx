import type { BookingDetail, Overtime } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../../ui/data/money.tsx';
import { PayOwedLink } from '../pay-owed-link.tsx';
import { ObjectButton } from './object-button.tsx';
import { ObjectionTalk } from './objection-talk.tsx';
import { OvertimeBadge } from './overtime-badge.tsx';
import { OvertimeBoards } from './overtime-boards.tsx';
import { OvertimeState } from './overtime-state.tsx';

type Props = { booking: BookingDetail; overtime: Overtime; timeZone: string };

/** The price of late boards, board by board, its outcome, and how to object. */
export function OvertimeCard({ booking, overtime, timeZone }: Props) {
  const { amountInCents, totalInCents, decidedInCents, isDoubled, objection, canObject } = overtime;
  return (
    <section
      id="overtime"
      aria-labelledby="overtime-title"
      className="scroll-mt-24 @container rounded-card border border-line bg-paper p-[min(1.25rem,5vw)] md:p-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 *:whitespace-normal">
        <h2 id="overtime-title" className="text-xl">
          <Trans comment="Heading above what boards cost that came back late">Overtime</Trans>
        </h2>
        <OvertimeBadge state={overtime.state} />
      </div>
      <div className="mt-4 grid gap-x-12 gap-y-6 @[38rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <p className="text-4xl leading-none font-[680] tracking-tight">
            <Money cents={totalInCents} />
          </p>
          {isDoubled && (
            <p className="mt-2 text-sm text-ink-soft">
              <Trans comment="Below a sum that was not paid in time; the price follows">
                twice the price of <Money cents={amountInCents} />
              </Trans>
            </p>
          )}
          {!isDoubled && amountInCents < decidedInCents && (
            <p className="mt-2 text-sm text-ink-soft">
              <Trans comment="The sum that was asked for at first; it is lower now">
                instead of{' '}
                <s>
                  <Money cents={decidedInCents} />
                </s>
              </Trans>
            </p>
          )}
          <p className="mt-3 text-ink-soft">
            <OvertimeState overtime={overtime} />
          </p>
          {overtime.state === 'owed' && <PayOwedLink />}
        </div>
        <div className="grid min-w-0 gap-5">
          <OvertimeBoards boards={overtime.boards} timeZone={timeZone} />
          {objection && <ObjectionTalk objection={objection} timeZone={timeZone} />}
          {canObject && <ObjectButton bookingId={booking.id} />}
        </div>
      </div>
    </section>
  );
}

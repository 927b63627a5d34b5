import { paths } from '@laine/contract/paths.ts';
import {
  HOUR_IN_SECONDS,
  PASS_BOOKING_AHEAD_SECONDS,
  PASS_CANCEL_NOTICE_SECONDS,
  WITHDRAWAL_DAYS,
} from '@laine/rules/constants.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { CalendarClock, CalendarX, Gift, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const aheadHours = PASS_BOOKING_AHEAD_SECONDS / HOUR_IN_SECONDS;
const noticeHours = PASS_CANCEL_NOTICE_SECONDS / HOUR_IN_SECONDS;

/** A pass's coverage and conditions. */
export function PassRules() {
  return (
    <section aria-labelledby="pass-rules" className="mt-14 md:mt-20">
      <h2 id="pass-rules" className="text-xl md:text-2xl">
        <Trans>How a pass works</Trans>
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        <Rule icon={Gift} title={<Trans>The first hour is free</Trans>}>
          <Trans>
            The hourly price of one board, in every rental. Starting fee, further hours and further boards cost as
            usual.
          </Trans>
        </Rule>
        <Rule
          icon={CalendarClock}
          title={<Plural value={aheadHours} one="Book at most # hour ahead" other="Book at most # hours ahead" />}
        >
          <Trans>You can book for later too, at the normal price.</Trans>
        </Rule>
        <Rule
          icon={CalendarX}
          title={
            <Plural
              value={noticeHours}
              one="Cancel at least # hour before the start"
              other="Cancel at least # hours before the start"
            />
          }
        >
          <Trans>Later, or if nobody comes, the free hour is charged at the normal price.</Trans>
        </Rule>
        <Rule
          icon={Undo2}
          title={<Plural value={WITHDRAWAL_DAYS} one="# day to withdraw" other="# days to withdraw" />}
        >
          <Trans>Without a reason, here or from the mail. One pass per person, and it never renews itself.</Trans>
        </Rule>
      </ul>
      <p className="mt-5 text-sm text-ink-soft">
        <Trans>
          The whole text is in the{' '}
          <Link to={paths.terms()} className="prose-link">
            terms and conditions
          </Link>
          .
        </Trans>
      </p>
    </section>
  );
}

function Rule({ icon: Icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap gap-4 rounded-card border border-line bg-paper p-[min(1.25rem,5vw)]">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-action">
        <Icon className="size-5" />
      </span>
      {/* Large text wraps below the icon. */}
      <div className="min-w-[min(100%,9rem)] flex-1 basis-0">
        <h3 className="text-base">{title}</h3>
        <p className="mt-0.5 text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

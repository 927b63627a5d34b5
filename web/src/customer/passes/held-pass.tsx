import { paths } from '@laine/contract/paths.ts';
import { HOUR_IN_SECONDS, PASS_BOOKING_AHEAD_SECONDS } from '@laine/rules/constants.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Paddler } from '../../ui/art/paddler.tsx';
import { WaveLine } from '../../ui/art/wave-line.tsx';
import { PurchasePapers } from '../shop/purchase-papers.tsx';
import { EndPass } from './end-pass.tsx';
import { PassPlaces } from './pass-places.tsx';
import type { OwnPassData } from './passes-data.ts';
import { WithdrawPass } from './withdraw-pass.tsx';

type Props = { pass: OwnPassData; email: string; isWithdrawalAsked: boolean };

/** The person's pass, drawn as a card. */
export function HeldPass({ pass, email, isWithdrawalAsked }: Props) {
  const { name, firstDay, lastDay, usedHours, saved, withdrawUntil } = pass;
  return (
    <section aria-labelledby={pass.id} className="mt-8 md:mt-10">
      <h2 className="sr-only">
        <Trans>Your pass</Trans>
      </h2>
      <div className="overflow-hidden rounded-card bg-deep text-deep-ink shadow-float **:outline-deep-ink md:max-w-2xl">
        <div className="p-6 pb-2 sm:p-8 sm:pb-2">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="text-sm text-deep-soft">
                {pass.state === 'coming' ? (
                  <Trans comment="Above the name of a pass whose season is still to come; firstDay is a date">
                    Your pass from {firstDay}
                  </Trans>
                ) : (
                  <Trans>Your pass</Trans>
                )}
              </p>
              <h3 id={pass.id} className="text-2xl">
                {name}
              </h3>
            </div>
            <Paddler className="size-14 shrink-0" />
          </div>
          <dl className="mt-5 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
            <div>
              <dt className="text-deep-soft">
                <Trans comment="From when to when a pass holds">Valid</Trans>
              </dt>
              <dd className="font-semibold">
                <Trans comment="The season of a pass, two dates">
                  {firstDay} to {lastDay}
                </Trans>
              </dd>
            </div>
            <div>
              <dt className="text-deep-soft">
                <Trans comment="The stations of a pass">Where</Trans>
              </dt>
              <dd className="font-semibold">
                <PassPlaces places={pass} />
              </dd>
            </div>
            <div>
              <dt className="text-deep-soft">
                <Trans comment="How often a pass was used">Used</Trans>
              </dt>
              <dd className="figures font-semibold">
                <Plural value={usedHours} one="# free hour" other="# free hours" />
                {usedHours > 0 && (
                  <>
                    {' · '}
                    <Trans comment="saved is a sum such as 45.00 €">{saved} saved</Trans>
                  </>
                )}
              </dd>
            </div>
          </dl>
        </div>
        <WaveLine className="mt-3 block opacity-60" />
        <div className="flex flex-wrap items-center gap-3 p-6 pt-4 sm:px-8">
          <Link
            to={paths.home('locations')}
            className="inline-flex min-h-12 items-center rounded-control bg-coral px-5 font-semibold text-white hover:bg-coral-strong"
          >
            <Trans comment="Button under a pass: on to the stations">Book a board</Trans>
          </Link>
          <p className="min-w-0 grow basis-60 text-sm text-deep-soft">
            <Plural
              value={PASS_BOOKING_AHEAD_SECONDS / HOUR_IN_SECONDS}
              one="The booking form uses it by itself when you start within # hour."
              other="The booking form uses it by itself when you start within # hours."
            />
          </p>
        </div>
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4 md:max-w-2xl">
        <PurchasePapers receipts={pass.receipts} />
        {withdrawUntil === null ? (
          <EndPass pass={pass} />
        ) : (
          <WithdrawPass pass={pass} email={email} isAsked={isWithdrawalAsked} />
        )}
      </div>
    </section>
  );
}

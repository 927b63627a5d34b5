import { adminPaths } from '@laine/contract/admin-paths.ts';
import { claimCalls } from '@laine/contract/admin/claim-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Money } from '../../ui/data/money.tsx';
import { PhotoRow } from '../../ui/data/photo-row.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import { itemKindWords } from '../../ui/words/item-kind-words.ts';
import { ClaimState } from '../claims/claim-state.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { ClaimActions } from './claim-actions.tsx';
import type { ClaimableItem, ClaimData } from './claim-data.ts';
import { EarlierThings } from './earlier-things.tsx';

type Props = {
  loaded: ClaimData;
  items: readonly ClaimableItem[];
  timeZone: string;
  lockerNumber: number | null;
};

/** One claim: its sum, its proof, the customer's answer, and earlier events of the same items. */
export function ClaimPage({ loaded, items, timeZone, lockerNumber }: Props) {
  const { t, i18n } = useLingui();
  const { data, problem } = useCall(claimCalls.claim, { claimId: loaded.claim.id }, { initialData: loaded });
  const detail = data ?? loaded;
  const { claim } = detail;
  return (
    <StaffPage
      title={t({ message: 'Claim', comment: 'Money asked for missing or broken things' })}
      actions={<ClaimState status={claim.status} />}
    >
      <Link
        to={adminPaths.money('claims')}
        className="-mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Trans comment="Link back to the list">All claims</Trans>
      </Link>
      {problem !== undefined && <Problem text={problem} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <section aria-label={t`Facts`} className="rounded-card border border-line bg-paper px-5 py-2">
            <Facts>
              {claim.items.map(({ itemId, name, kind, amountInCents }) => (
                <Fact key={itemId ?? name} label={i18n._(itemKindWords[kind])}>
                  <span className="flex flex-wrap justify-between gap-3">
                    {name} <Money cents={amountInCents} />
                  </span>
                </Fact>
              ))}
              <Fact label={<Trans comment="Label of the sum of a claim">In all</Trans>}>
                <span className="flex justify-end">
                  <Money cents={claim.amountInCents} />
                </span>
              </Fact>
              <Fact label={<Trans comment="Column: who booked">Customer</Trans>}>
                {claim.personId === null ? (
                  claim.customerName || <Trans comment="Somebody who has not told a name">Without a name</Trans>
                ) : (
                  <Link to={adminPaths.person(claim.personId)} className="link">
                    {claim.customerName || <Trans comment="Link to a person without a name">Open the person</Trans>}
                  </Link>
                )}
              </Fact>
              <Fact label={<Trans comment="Column: place with lockers">Station</Trans>}>
                <Link to={adminPaths.station(claim.stationId)} className="link">
                  {claim.stationName}
                </Link>
              </Fact>
              <Fact label={<Trans comment="Column: number of a locker">Locker</Trans>}>
                {lockerNumber ?? undefined}
              </Fact>
              <Fact label={<Trans comment="Number of a booking">Booking</Trans>}>
                {claim.bookingId === null ? undefined : (
                  <Link to={adminPaths.booking(claim.bookingId)} className="link">
                    <Trans comment="Link to the booking of a claim">Open the booking</Trans>
                  </Link>
                )}
              </Fact>
              <Fact label={<Trans comment="When a claim was proposed">Proposed</Trans>}>
                {claim.proposedAt === null ? undefined : (
                  <>
                    <ZonedTime moment={claim.proposedAt} timeZone={timeZone} /> · {claim.proposerName}
                  </>
                )}
              </Fact>
              <Fact label={<Trans comment="Until when the customer may answer a claim">To be answered by</Trans>}>
                {claim.answerBy === null ? undefined : <ZonedTime moment={claim.answerBy} timeZone={timeZone} />}
              </Fact>
              <Fact label={<Trans comment="Number of a claim">Claim number</Trans>}>
                <CopyableId id={claim.id} />
              </Fact>
            </Facts>
          </section>
          <section className="grid gap-4 rounded-card border border-line bg-paper p-5">
            <h2 className="text-lg">
              <Trans comment="Field of a claim; the customer reads it">What happened?</Trans>
            </h2>
            <p className="whitespace-pre-line">{claim.note || '–'}</p>
            <PhotoRow urls={claim.photoUrls} />
            {claim.photoUrls.length === 0 && (
              <p className="text-sm text-ink-soft">
                {claim.whyNoPhoto === null ? (
                  <Trans>There is no photo.</Trans>
                ) : (
                  <>
                    <Trans comment="Followed by the reason">No photo, because:</Trans> {claim.whyNoPhoto}
                  </>
                )}
              </p>
            )}
          </section>
          {claim.answer !== null && (
            <section className="grid gap-2 rounded-card border border-line bg-sand p-5">
              <h2 className="text-lg">
                <Trans comment="Heading: what the customer wrote about a claim">The customer’s answer</Trans>
              </h2>
              <p className="whitespace-pre-line">{claim.answer}</p>
            </section>
          )}
          {claim.status === 'dropped' && claim.decidedBy === null && (
            <p className="rounded-card border border-line bg-paper p-5">
              <Trans comment="On the page of a claim that was dropped by itself">
                Dropped, because what was missing has been found.
              </Trans>
            </p>
          )}
          {claim.decisionReason !== null && (
            <section className="grid gap-2 rounded-card border border-line bg-paper p-5">
              <h2 className="text-lg">
                <Trans comment="Heading: why an admin decided as they did">Reason of the decision</Trans>
              </h2>
              <p className="whitespace-pre-line">{claim.decisionReason}</p>
            </section>
          )}
          <EarlierThings detail={detail} timeZone={timeZone} />
        </div>
        <ClaimActions detail={detail} items={items} />
      </div>
    </StaffPage>
  );
}

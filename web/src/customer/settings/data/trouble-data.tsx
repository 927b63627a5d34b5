import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../../ui/data/money.tsx';
import { problemKindWords, remedyWords } from '../../booking/problem/problem-words.ts';
import { BookingLink } from './booking-link.tsx';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';
import { claimStatusWords } from './money-words.ts';
import { PhotoLinks } from './photo-links.tsx';

type Props = { data: Pick<OwnData, 'claims' | 'problems'> };

/** What the person reported, and what was asked of them. */
export function TroubleData({ data }: Props) {
  const { i18n } = useLingui();
  const moment = (at: string | null) => at && <DataTime moment={at} />;
  const booking = (bookingId: string) => (
    <KnownFact label={<Trans comment="Number of a booking">Booking</Trans>}>
      <BookingLink bookingId={bookingId} />
    </KnownFact>
  );
  return (
    <>
      <DataGroup
        title={<Trans comment="Heading: compensation asked for damage">Damage claims</Trans>}
        count={data.claims.length}
      >
        {data.claims.map((claim) => (
          <DataEntry key={claim.id} title={<Money cents={claim.amountInCents} />}>
            <KnownFact label={<Trans comment="What a claim is about: a board, a paddle">For</Trans>}>
              {claim.items.map(({ name }) => name).join(', ')}
            </KnownFact>
            <KnownFact label={<Trans comment="What a claim says">Text</Trans>}>{claim.note}</KnownFact>
            <KnownFact label={<Trans comment="What the customer answered to a claim">Your answer</Trans>}>
              {claim.answer}
            </KnownFact>
            <KnownFact label={<Trans>Status</Trans>}>{i18n._(claimStatusWords[claim.status])}</KnownFact>
            <KnownFact label={<Trans comment="Why a pass was ended">Reason</Trans>}>{claim.decisionReason}</KnownFact>
            <KnownFact label={<Trans comment="When a debt came up">Since</Trans>}>{moment(claim.createdAt)}</KnownFact>
            <KnownFact label={<Trans comment="Until when a claim can be answered">Answer by</Trans>}>
              {moment(claim.answerBy)}
            </KnownFact>
            <KnownFact label={<Trans comment="When an objection was answered">Answered</Trans>}>
              {moment(claim.answeredAt)}
            </KnownFact>
            <PhotoLinks urls={claim.photoUrls} />
            {booking(claim.bookingId)}
          </DataEntry>
        ))}
      </DataGroup>
      <DataGroup
        title={<Trans comment="Heading: what the customer told us was wrong">Reported problems</Trans>}
        count={data.problems.length}
      >
        {data.problems.map((problem) => (
          <DataEntry key={problem.id} title={i18n._(problemKindWords[problem.what])}>
            <KnownFact label={<Trans comment="Number of a locker">Locker</Trans>}>{problem.lockerNumber}</KnownFact>
            <KnownFact label={<Trans comment="What a claim says">Text</Trans>}>{problem.words}</KnownFact>
            <KnownFact label={<Trans comment="When a problem was reported">Reported</Trans>}>
              {moment(problem.happenedAt)}
            </KnownFact>
            <KnownFact label={<Trans comment="What a renter chose after a problem">Your choice</Trans>}>
              {problem.remedy && i18n._(remedyWords[problem.remedy])}
            </KnownFact>
            <KnownFact label={<Trans comment="When staff had dealt with a problem">Dealt with</Trans>}>
              {moment(problem.resolvedAt)}
            </KnownFact>
            <PhotoLinks urls={problem.photoUrls} />
            {booking(problem.bookingId)}
          </DataEntry>
        ))}
      </DataGroup>
    </>
  );
}

import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../../ui/data/money.tsx';
import { BookingLink } from './booking-link.tsx';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';
import { overtimeAnswerWords } from './money-words.ts';

type Props = Pick<OwnData, 'overtimes'>;

/** What late boards cost, with what was said about it. */
export function OvertimeData({ overtimes }: Props) {
  const { i18n } = useLingui();
  const moment = (at: string | null) => at && <DataTime moment={at} />;
  return (
    <DataGroup title={<Trans comment="Heading: what late boards cost">Late returns</Trans>} count={overtimes.length}>
      {overtimes.map((overtime) => (
        <DataEntry key={overtime.bookingId} title={<Money cents={overtime.amountInCents} />}>
          {overtime.boards.map((board) => (
            <KnownFact
              key={board.sessionId}
              label={<Trans comment="When one of several boards came back">Board back</Trans>}
            >
              {board.backAt === null ? (
                <Trans comment="A board that was not brought back">Not back</Trans>
              ) : (
                moment(board.backAt)
              )}
              {' · '}
              <Money cents={board.cents} />
            </KnownFact>
          ))}
          <KnownFact label={<Trans comment="When it was decided what late boards cost">Decided</Trans>}>
            {moment(overtime.decidedAt)}
          </KnownFact>
          <KnownFact label={<Trans comment="When a customer objected to a charge">Objected</Trans>}>
            {moment(overtime.objectedAt)}
          </KnownFact>
          <KnownFact label={<Trans comment="What the customer wrote against a charge">Your objection</Trans>}>
            {overtime.objection}
          </KnownFact>
          <KnownFact label={<Trans comment="What we answered to an objection">Our answer</Trans>}>
            {overtime.answer && i18n._(overtimeAnswerWords[overtime.answer])}
          </KnownFact>
          <KnownFact label={<Trans comment="When an objection was answered">Answered</Trans>}>
            {moment(overtime.answeredAt)}
          </KnownFact>
          <KnownFact label={<Trans comment="Why a pass was ended">Reason</Trans>}>{overtime.answerReason}</KnownFact>
          <KnownFact label={<Trans comment="Number of a booking">Booking</Trans>}>
            <BookingLink bookingId={overtime.bookingId} />
          </KnownFact>
        </DataEntry>
      ))}
    </DataGroup>
  );
}

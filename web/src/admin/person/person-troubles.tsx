import { adminPaths } from '@laine/contract/admin-paths.ts';
import { debtCalls } from '@laine/contract/admin/debt-calls.ts';
import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Money } from '../../ui/data/money.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ClaimState } from '../claims/claim-state.tsx';
import { DebtState } from '../debts/debt-state.tsx';
import { ForgiveDialog } from '../debts/forgive-dialog.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import { moneyWords } from '../words/money-words.ts';
import type { PersonData } from './person-data.ts';
import { PartRow, PersonPart } from './person-part.tsx';

type Debt = PersonData['debts'][number];
type Warning = PersonData['warnings'][number];

type Props = { detail: PersonData; timeZone: string };

/** Warnings, debts and claims of a person. Hidden if there are none. */
export function PersonTroubles({ detail: { person, warnings, debts, claims }, timeZone }: Props) {
  const { i18n } = useLingui();
  // Nobody clears their own debts.
  const isSelf = use(StaffPersonContext).email === person.email;
  const [forgiven, setForgiven] = useState<Debt>();
  const [dropped, setDropped] = useState<Warning>();
  if (warnings.length + debts.length + claims.length === 0) return null;
  return (
    <PersonPart title={<Trans comment="Heading: warnings, debts and claims of a person">Troubles</Trans>}>
      <ul>
        {warnings.map((warning) => (
          <PartRow
            key={warning.id}
            action={
              !isSelf &&
              warning.droppedAt === null && (
                <button type="button" onClick={() => setDropped(warning)} className={buttonStyle('quiet', 'small')}>
                  <Trans comment="Button: a warning counts no longer">Take back</Trans>
                </button>
              )
            }
          >
            <span className="font-medium">
              <Trans comment="Somebody was warned for a late return">Warning</Trans>
              {' · '}
              <Plural
                value={warning.lateInMinutes}
                _10="more than 10 minutes late"
                one="# minute late"
                other="# minutes late"
              />
            </span>
            <span className="text-ink-soft">
              <ZonedTime moment={warning.givenAt} timeZone={timeZone} />
              {warning.droppedAt !== null && (
                <>
                  {' · '}
                  <Trans comment="State of a warning">taken back</Trans>
                </>
              )}
            </span>
          </PartRow>
        ))}
        {debts.map((debt) => (
          <PartRow
            key={debt.id}
            action={
              <span className="flex flex-wrap items-center gap-3">
                <DebtState debt={debt} />
                {!isSelf && debt.status === 'due' && (
                  <button type="button" onClick={() => setForgiven(debt)} className={buttonStyle('quiet', 'small')}>
                    <Trans comment="Button: a debt need not be paid any more">Waive it</Trans>
                  </button>
                )}
              </span>
            }
          >
            {debt.bookingId === null ? (
              <span className="font-medium">{i18n._(moneyWords[debt.reason])}</span>
            ) : (
              <Link to={adminPaths.booking(debt.bookingId)} className="link font-medium">
                {i18n._(moneyWords[debt.reason])}
              </Link>
            )}
            <Money cents={debt.amountInCents} />
          </PartRow>
        ))}
        {claims.map((claim) => (
          <PartRow key={claim.id} action={<ClaimState status={claim.status} />}>
            <Link to={adminPaths.claim(claim.id)} className="link font-medium">
              <Trans comment="Money asked for missing or broken things">Claim</Trans>
            </Link>
            <Money cents={claim.amountInCents} />
          </PartRow>
        ))}
      </ul>
      {forgiven && (
        <ForgiveDialog
          debt={{ ...forgiven, email: person.email }}
          refreshes={[callKey(debtCalls.debts), callKey(personCalls.person, { personId: person.id })]}
          onClose={() => setForgiven(undefined)}
        />
      )}
      {dropped && <DropDialog personId={person.id} warning={dropped} onClose={() => setDropped(undefined)} />}
    </PersonPart>
  );
}

type DropProps = { personId: string; warning: Warning; onClose: () => void };

function DropDialog({ personId, warning, onClose }: DropProps) {
  const { act, isActing, problem } = useAct(personCalls.dropWarning, {
    isQuiet: true,
    onDone: onClose,
    refreshes: [callKey(personCalls.person, { personId })],
  });
  return (
    <ConfirmDialog
      title={<Trans comment="Question before a warning is taken back">Take this warning back?</Trans>}
      confirm={<Trans comment="Button: a warning counts no longer">Take back</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      isDisabled={isActing}
      problem={problem}
      onConfirm={() => act({ personId, warningId: warning.id })}
      onClose={onClose}
    >
      <p className="mt-3">
        <Trans>It then counts no longer, as if it had never been given.</Trans>
      </p>
    </ConfirmDialog>
  );
}

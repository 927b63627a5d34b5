import { adminPaths } from '@laine/contract/admin-paths.ts';
import { claimCalls } from '@laine/contract/admin/claim-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import type { ClaimableItem } from './claim-data.ts';
import { ClaimForm } from './claim-form.tsx';

type Props = { sessionId: string; stationName: string; items: readonly ClaimableItem[]; lockerNumber: number | null };

/** Staff say what is broken and show it; an admin then decides. */
export function NewClaimPage({ sessionId, stationName, items, lockerNumber }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { act, isActing, problem } = useAct(claimCalls.proposeClaim, {
    isQuiet: true,
    refreshes: [callKey(claimCalls.claims)],
    onDone: ({ id }) => void navigate(adminPaths.claim(id)),
  });
  return (
    <StaffPage title={t({ message: 'Propose a claim', comment: 'Staff page and button: money for a broken thing' })}>
      <p className="max-w-2xl text-ink-soft">
        <Trans comment="lockerNumber is a number, stationName a name">
          Things of locker {lockerNumber ?? '–'}, {stationName}. An admin approves it, then the customer has 7 days to
          answer.
        </Trans>
      </p>
      <div className="max-w-2xl rounded-card border border-line bg-paper p-5">
        <ClaimForm
          items={items}
          start={{ amounts: {}, note: '', whyNoPhoto: '', photoUrls: [] }}
          send={<Trans comment="Button: sends a claim to an admin">Propose</Trans>}
          isSending={isActing}
          problem={problem}
          onSend={(wish) => act({ sessionId, ...wish })}
        />
      </div>
    </StaffPage>
  );
}

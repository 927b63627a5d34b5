import { claimCalls } from '@laine/contract/admin/claim-calls.ts';
import type { Claim } from '@laine/contract/admin/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import type { ClaimableItem, ClaimData } from './claim-data.ts';
import { ClaimForm } from './claim-form.tsx';
import { DecideDialog } from './decide-dialog.tsx';

type Props = { detail: ClaimData; items: readonly ClaimableItem[] };

type Asked = 'write' | 'discard' | 'approve' | 'drop';

/** The next steps by the claim's state. Staff propose, admins decide, and the server checks. */
export function ClaimActions({ detail, items }: Props) {
  const { t } = useLingui();
  const { isAdmin } = use(StaffPersonContext);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { claim, approval, foundInCents } = detail;
  const { status } = claim;
  const canWrite = status === 'draft' || status === 'proposed';
  const isToApprove = isAdmin && (status === 'proposed' || status === 'contested');
  const canApprove = isToApprove && approval !== 'by-another';
  const canDrop =
    isAdmin && (status === 'proposed' || status === 'approved' || status === 'contested' || foundInCents > 0);
  if (!canWrite && !canApprove && !canDrop) return null;
  return (
    <section
      aria-label={t({ message: 'Actions', comment: 'What can be done with a booking' })}
      className="grid gap-2 rounded-card border border-line bg-paper p-3 xl:sticky xl:top-20"
    >
      {canApprove && (
        <button type="button" onClick={() => setAsked('approve')} className={buttonStyle('action')}>
          <Trans comment="Button: an admin agrees with a claim">Approve</Trans>
        </button>
      )}
      {isToApprove && approval !== 'possible' && (
        <p className="text-sm text-ink-soft">
          {approval === 'by-another' ? (
            <Trans>You proposed it: another admin decides whether it is charged.</Trans>
          ) : (
            <Trans>You proposed it and are the only admin: it is charged only if the customer agrees.</Trans>
          )}
        </p>
      )}
      {canWrite && (
        <button
          type="button"
          onClick={() => setAsked('write')}
          className={buttonStyle(status === 'draft' ? 'action' : 'quiet')}
        >
          {status === 'draft' ? (
            <Trans comment="Button: completes the draft of a claim">Complete and propose</Trans>
          ) : (
            <Trans comment="Button: changes a claim">Change</Trans>
          )}
        </button>
      )}
      {canDrop && (
        <button type="button" onClick={() => setAsked('drop')} className={buttonStyle('quiet')}>
          <Trans comment="Button: nothing is asked of the customer">Drop</Trans>
        </button>
      )}
      {status === 'draft' && (
        <button type="button" onClick={() => setAsked('discard')} className={buttonStyle('quiet')}>
          <Trans comment="Button: a draft leads to nothing">Discard the draft</Trans>
        </button>
      )}
      {asked === 'write' && <WriteDrawer claim={claim} items={items} onClose={close} />}
      {asked === 'discard' && <DiscardDialog claim={claim} onClose={close} />}
      {(asked === 'approve' || asked === 'drop') && <DecideDialog detail={detail} decision={asked} onClose={close} />}
    </section>
  );
}

type Step = { claim: Claim; onClose: () => void };

const refreshed = ({ id: claimId }: Claim) => [callKey(claimCalls.claim, { claimId }), callKey(claimCalls.claims)];

function WriteDrawer({ claim, items, onClose }: Step & { items: readonly ClaimableItem[] }) {
  const isDraft = claim.status === 'draft';
  const options = { isQuiet: true, onDone: onClose, refreshes: refreshed(claim) };
  const propose = useAct(claimCalls.proposeDraftClaim, options);
  const edit = useAct(claimCalls.editClaim, options);
  const { act, isActing, problem } = isDraft ? propose : edit;
  const amounts = Object.fromEntries(
    claim.items.flatMap(({ itemId, amountInCents }) => (itemId === null ? [] : [[itemId, amountInCents]])),
  );
  return (
    <Drawer
      title={
        isDraft ? (
          <Trans comment="Button: completes the draft of a claim">Complete and propose</Trans>
        ) : (
          <Trans comment="Title of a form that changes a claim">Change the claim</Trans>
        )
      }
      onClose={onClose}
    >
      <ClaimForm
        items={items}
        start={{ amounts, note: claim.note, whyNoPhoto: claim.whyNoPhoto ?? '', photoUrls: claim.photoUrls }}
        send={
          isDraft ? (
            <Trans comment="Button: sends a claim to an admin">Propose</Trans>
          ) : (
            <Trans comment="Button of a form">Save</Trans>
          )
        }
        isSending={isActing}
        problem={problem}
        onSend={(wish) => act({ claimId: claim.id, ...wish })}
      />
    </Drawer>
  );
}

function DiscardDialog({ claim, onClose }: Step) {
  const { act, isActing, problem } = useAct(claimCalls.discardClaim, {
    isQuiet: true,
    onDone: onClose,
    refreshes: refreshed(claim),
  });
  return (
    <ConfirmDialog
      title={<Trans comment="Question before the draft of a claim is dropped">Discard this draft?</Trans>}
      confirm={<Trans comment="Button: a draft leads to nothing">Discard the draft</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      isDisabled={isActing}
      problem={problem}
      onConfirm={() => act({ claimId: claim.id })}
      onClose={onClose}
    >
      <p className="mt-3">
        <Trans>For when the thing was found. The customer hears nothing of it.</Trans>
      </p>
    </ConfirmDialog>
  );
}

import type { StaffMember } from '@laine/contract/admin/entities.ts';
import { ownerCalls } from '@laine/contract/admin/owner-calls.ts';
import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import type { NamedStation } from '../frame/station-filter.tsx';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';

type Props = { member: StaffMember; stations: readonly NamedStation[] };

/** The stations of an owner, each with a button to remove it. */
export function OwnedStations({ member, stations }: Props) {
  const { t } = useLingui();
  const [taken, setTaken] = useState<string>();
  const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? id;
  if (member.stationIds.length === 0) return '–';
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {member.stationIds.map((id) => {
          const station = nameOf(id);
          return (
            <li key={id} className="flex items-center rounded-full border border-line bg-paper pl-3 text-sm">
              {station}
              <button
                type="button"
                onClick={() => setTaken(id)}
                aria-label={t({
                  message: `Take ${station} away from ${member.email}`,
                  comment: 'Button: somebody runs a station no longer',
                })}
                className="relative z-10 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-tint md:size-8"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          );
        })}
      </ul>
      {taken !== undefined && (
        <TakeDialog member={member} stationId={taken} name={nameOf(taken)} onClose={() => setTaken(undefined)} />
      )}
    </>
  );
}

type TakeProps = { member: StaffMember; stationId: string; name: string; onClose: () => void };

function TakeDialog({ member: { id: userId, email }, stationId, name, onClose }: TakeProps) {
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(ownerCalls.removeStationUser, {
    onDone: onClose,
    refreshes: [callKey(personCalls.staffMembers)],
  });
  return (
    <ConfirmDialog
      title={<Trans comment="Question; name is that of a station">Take {name} away?</Trans>}
      confirm={<Trans comment="Button: an admin becomes a usual person">Take it away</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      tone="final"
      isDisabled={isActing || needsSignIn}
      problem={problem}
      onConfirm={() => act({ stationId, userId })}
      onClose={onClose}
    >
      <p className="mt-3">
        <Trans comment="email is an address, name that of a station">
          {email} runs {name} no longer and is signed out everywhere.
        </Trans>
      </p>
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </ConfirmDialog>
  );
}

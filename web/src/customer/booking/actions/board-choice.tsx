import type { Session } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { UserRoundCheck } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../ui/data/badge.tsx';

type Props = {
  /** Boards whose ticket is shared. */
  shared: readonly string[];
  sessions: readonly Session[];
  ids: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Selects the boards to cancel, with the numbers on their tickets. */
export function BoardChoice({ shared, sessions, ids, chosen, onChange }: Props) {
  const fieldId = useId();
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-medium text-ink-soft">
        <Trans comment="Above a list of boards to tick">Which boards do you no longer need?</Trans>
      </legend>
      <ul className="mt-2 grid gap-2">
        {sessions.map((session, index) =>
          ids.includes(session.id) ? (
            <li key={session.id}>
              <label
                htmlFor={`${fieldId}-${session.id}`}
                className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-control border border-line-strong px-4 py-2 transition-colors has-checked:border-action has-checked:bg-tint"
              >
                <input
                  id={`${fieldId}-${session.id}`}
                  type="checkbox"
                  checked={chosen.includes(session.id)}
                  onChange={(event) =>
                    onChange(
                      event.currentTarget.checked ? [...chosen, session.id] : chosen.filter((id) => id !== session.id),
                    )
                  }
                  className="size-6 shrink-0 cursor-pointer accent-fill"
                />
                <span className="font-medium">
                  <Trans comment="One of several rented boards, by its number">Board {index + 1}</Trans>
                </span>
                {shared.includes(session.id) && (
                  <Badge tone="gray" icon={UserRoundCheck}>
                    <Trans comment="Mark on a board whose ticket was given to a friend">Shared</Trans>
                  </Badge>
                )}
                {session.lockerNumber !== null && (
                  <span className="figures ml-auto text-sm text-ink-soft">
                    <Trans comment="The locker of a board">Locker {session.lockerNumber}</Trans>
                  </span>
                )}
              </label>
            </li>
          ) : null,
        )}
      </ul>
    </fieldset>
  );
}

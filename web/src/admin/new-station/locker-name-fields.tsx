import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { TextField } from '../../ui/field/text-field.tsx';

const MAX_LOCKERS = 200;
const MAX_NAME_LENGTH = 40;

type Props = { count: number; names: readonly string[]; onChange: (names: string[]) => void };

/** Only where a number does not say enough, so they are folded away at first. */
export function LockerNameFields({ count, names, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const isSensible = Number.isInteger(count) && count >= 1 && count <= MAX_LOCKERS;
  if (!isSensible) return null;
  const list = Array.from({ length: count }, (_, at) => names[at] ?? '');
  return (
    <details className="group/names rounded-control border border-line bg-foam open:pb-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 text-sm font-medium">
        <Trans comment="Opens fields that may stay empty">Give lockers names (optional)</Trans>
        <ChevronDown aria-hidden className="size-4.5 shrink-0 transition-transform group-open/names:rotate-180" />
      </summary>
      <p className="px-4 pb-3 text-sm text-ink-soft">
        <Trans>Staff see them beside the number, such as “by the pier”.</Trans>
      </p>
      <ol className="grid gap-3 px-4 sm:grid-cols-2">
        {list.map((name, at) => {
          const number = at + 1;
          return (
            <li key={number}>
              <TextField
                id={`${id}-${number}`}
                name={`locker-name-${number}`}
                label={t`Name of locker ${number}`}
                value={name}
                onChange={(typed) => onChange(list.with(at, typed))}
                maxLength={MAX_NAME_LENGTH}
              />
            </li>
          );
        })}
      </ol>
    </details>
  );
}

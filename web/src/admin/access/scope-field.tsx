import { KeyScope } from '@laine/contract/key-scope.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { ScopeName } from './scope-name.tsx';

type Props = { id: string; value: KeyScope; onChange: (scope: KeyScope) => void };

/** Fewest rights first. */
export function ScopeField({ id, value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <ChoiceField
      id={id}
      name="scope"
      label={t({ message: 'Allowed to', comment: 'Field and column: what an API key lets a program do' })}
      value={value}
      onChange={onChange}
      choices={KeyScope.options.map((scope) => ({
        value: scope,
        label: <ScopeName scope={scope} />,
        note: notes[scope],
      }))}
    />
  );
}

const notes = {
  read: (
    <Trans comment="About an API key">Lists and details, without door codes. Enough for statistics and screens.</Trans>
  ),
  operate: (
    <Trans comment="About an API key">
      Also the daily work: open doors, make and change sessions, lockers and items.
    </Trans>
  ),
  manage: <Trans comment="About an API key">Also change how stations are run: prices, hours, settings.</Trans>,
  accounting: (
    <Trans comment="About an API key">
      Only ledger, statements and insights, without names or addresses of customers.
    </Trans>
  ),
} satisfies Record<KeyScope, unknown>;

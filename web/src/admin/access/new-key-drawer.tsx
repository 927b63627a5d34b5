import { apiKeyCalls } from '@laine/contract/admin/api-key-calls.ts';
import type { KeyScope } from '@laine/contract/key-scope.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { ShownOnce } from '../frame/shown-once.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import { ScopeField } from './scope-field.tsx';

const MAX_NAME_LENGTH = 80;

/** A key for a program: it is shown this once. */
export function NewKeyDrawer({ stations, onClose }: { stations: readonly NamedStation[]; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<KeyScope>('read');
  const [stationIds, setStationIds] = useState<readonly string[]>([]);
  const [lastDay, setLastDay] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [key, setKey] = useState<string>();
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(apiKeyCalls.newApiKey, {
    onDone: ({ newAPIKey }) => setKey(newAPIKey),
    refreshes: [callKey(apiKeyCalls.apiKeys)],
  });
  const submit = () => {
    setAsked(true);
    if (name.trim() === '' || lastDay === 'incomplete') return;
    act({
      name: name.trim(),
      scope,
      ...(stationIds.length > 0 && { stationIds: [...stationIds] }),
      ...(lastDay !== undefined && { expiresAt: `${lastDay}T23:59:59Z` }),
    });
  };
  const toggle = (stationId: string, isOn: boolean) =>
    setStationIds(isOn ? [...stationIds, stationId] : stationIds.filter((one) => one !== stationId));
  return (
    <Drawer title={<Trans comment="Button: makes a key for a program">New API key</Trans>} onClose={onClose}>
      {key === undefined ? (
        <div className="grid gap-5">
          <TextField
            id={`${id}-name`}
            name="name"
            label={t({ message: 'Name', context: 'thing', comment: 'Field: what an API key is called' })}
            hint={t`What it is for, such as “Accounting”.`}
            value={name}
            onChange={setName}
            maxLength={MAX_NAME_LENGTH}
            isRequired
            error={isAsked && name.trim() === '' ? t`Please give it a name` : undefined}
          />
          <ScopeField id={`${id}-scope`} value={scope} onChange={setScope} />
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-sm font-medium">
              <Trans comment="Column: for which stations a key works">Works for</Trans>
            </legend>
            <p className="text-xs text-ink-soft">
              <Trans>None chosen: every station, also those to come.</Trans>
            </p>
            {stations.map((station) => (
              <CheckboxField
                key={station.id}
                id={`${id}-${station.id}`}
                name={`station-${station.id}`}
                label={station.name}
                value={stationIds.includes(station.id)}
                onChange={(isOn) => toggle(station.id, isOn)}
              />
            ))}
          </fieldset>
          <DateField
            id={`${id}-last`}
            name="lastDay"
            label={t({ message: 'Last day', comment: 'Field: on which an API key works' })}
            hint={t`Empty: until it is deleted.`}
            value={lastDay}
            onChange={setLastDay}
          />
          {problem !== undefined && <Problem text={problem} />}
          {needsSignIn ? (
            <FreshSignIn onDone={goOn} />
          ) : (
            <button type="button" disabled={isActing} onClick={submit} className={buttonStyle('action')}>
              <Trans comment="Button of a form: makes a key for a program">Make the key</Trans>
            </button>
          )}
        </div>
      ) : (
        <ShownOnce secret={key} label={t({ message: 'Key', comment: 'Column: what a key is called' })} onDone={onClose}>
          <Trans>This is the key. It is shown this once: copy it now.</Trans>
        </ShownOnce>
      )}
    </Drawer>
  );
}

import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type SubmitEvent } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useFreshAct } from '../../../ui/fresh/use-fresh-act.ts';
import { Problem } from '../../../ui/state/problem.tsx';
import { FreshSignIn } from '../../fresh/fresh-sign-in.tsx';
import type { StationDetail } from '../station-data.ts';

/** The contract's limit for a command. */
const MAX_COMMAND_LENGTH = 2000;

type Run = { number: number; command: string; output: string };

/** A command and what it answered; earlier ones stay readable until the page is left. */
export function CommandForm({ station }: { station: StationDetail }) {
  const { t } = useLingui();
  const id = useId();
  const [command, setCommand] = useState('');
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const run = useFreshAct(stationCalls.execOnStation, {
    onDone: (output) => {
      setRuns((earlier) => [{ number: earlier.length, command: command.trim(), output }, ...earlier]);
      setCommand('');
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (command.trim() !== '' && !run.isActing) run.act({ stationId: station.id, command: command.trim() });
  };
  return (
    <div className="grid gap-4">
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          id={id}
          name="command"
          label={t({ message: 'Command', comment: 'Field: a command line for the station’s computer' })}
          value={command}
          onChange={setCommand}
          maxLength={MAX_COMMAND_LENGTH}
          placeholder="uptime"
          isDisabled={!station.connected || run.isActing}
        />
        <div>
          <button
            type="submit"
            disabled={!station.connected || run.isActing || command.trim() === ''}
            className={buttonStyle('action', 'small')}
          >
            {run.isActing ? (
              <Trans comment="While a command runs on the station’s computer">Running …</Trans>
            ) : (
              <Trans comment="Button: runs a command on the station’s computer">Run</Trans>
            )}
          </button>
        </div>
      </form>
      {!station.connected && (
        <p className="text-sm text-ink-soft">
          <Trans>The station does not answer.</Trans>
        </p>
      )}
      {run.problem !== undefined && <Problem text={run.problem} />}
      <div aria-live="polite" className="grid gap-3">
        {runs.map((shown) => (
          <div key={shown.number} className="grid gap-1">
            <p className="text-sm font-semibold break-all">$ {shown.command}</p>
            {/* Focusable, so that long lines can be read by keyboard. */}
            <pre
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="max-h-96 overflow-auto rounded-control border border-line bg-foam p-3 text-xs"
            >
              {shown.output === ''
                ? t({ message: '(no output)', comment: 'A command has written nothing' })
                : shown.output}
            </pre>
          </div>
        ))}
      </div>
      {run.needsSignIn && <FreshSignIn onDone={run.goOn} />}
    </div>
  );
}

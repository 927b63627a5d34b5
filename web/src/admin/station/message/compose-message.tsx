import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Problem } from '../../../ui/state/problem.tsx';
import { SettingsCard } from '../settings-card.tsx';
import type { StationDetail } from '../station-data.ts';
import { stationLabel } from '../station-label.ts';
import { EffectText } from './effect-text.tsx';
import { hoursFrom, MessageForm } from './message-form.tsx';
import { MessageTexts } from './message-texts.tsx';
import { RecipientList } from './recipient-list.tsx';
import { ConfirmWords, SendDialog } from './send-dialog.tsx';
import { useMessage, type Preview } from './use-message.ts';

const USUAL_HOURS = 3;

/** Choose, see whom it reaches and what they read, then send. */
export function ComposeMessage({ station, now }: { station: StationDetail; now: Temporal.Instant }) {
  const { timeZone } = stationLabel(station);
  const [start] = useState(() => ({ until: hoursFrom(now, USUAL_HOURS) }));
  const message = useMessage(station.id, start);
  const [isAsked, setAsked] = useState(false);
  const { draft, wish, preview, isCurrent } = message;
  const isUseless = preview !== undefined && preview.recipients.length === 0 && wish?.closes !== true;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <SettingsCard
        title={<Trans comment="Heading and button: storm, algae, closing">Message to everybody</Trans>}
        note={
          <Trans>
            Everybody who is out or coming here gets it at once, by SMS and e-mail, in their own language, day and
            night.
          </Trans>
        }
      >
        <MessageForm draft={draft} preview={preview} timeZone={timeZone} now={now} onChange={message.change} />
      </SettingsCard>
      <SettingsCard title={<Trans comment="Heading: what a closure will do">What will happen</Trans>}>
        <div aria-live="polite" className="grid grid-cols-1 gap-4">
          {preview === undefined ? (
            message.problem === undefined && (
              <p className="text-sm text-ink-soft">
                <Trans>Choose what happens, and see here who is told what.</Trans>
              </p>
            )
          ) : (
            <Effect preview={preview} closes={wish?.closes === true} timeZone={timeZone} />
          )}
          {message.problem !== undefined && <Problem text={message.problem} />}
        </div>
        {wish && preview && !isUseless && (
          <div>
            <button
              type="button"
              aria-disabled={!isCurrent}
              onClick={() => isCurrent && setAsked(true)}
              className={`${buttonStyle('primary')} aria-disabled:cursor-progress aria-disabled:opacity-60`}
            >
              <ConfirmWords isForNobody={preview.recipients.length === 0} closes={wish.closes} />…
            </button>
          </div>
        )}
      </SettingsCard>
      {isAsked && wish && preview && (
        <SendDialog
          wish={wish}
          preview={preview}
          onMovedOn={() => void message.askAgain()}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

type EffectProps = { preview: Preview; closes: boolean; timeZone: string };

function Effect({ preview, closes, timeZone }: EffectProps) {
  if (preview.recipients.length === 0) {
    return (
      <>
        <p className="font-medium">
          <Trans>Nobody is out, and nobody comes before then.</Trans>
        </p>
        {(closes || preview.boardsWithoutBooking > 0) && <EffectText preview={preview} closes={closes} />}
      </>
    );
  }
  return (
    <>
      <EffectText preview={preview} closes={closes} />
      <RecipientList recipients={preview.recipients} timeZone={timeZone} />
      <MessageTexts texts={preview.texts} recipients={preview.recipients} />
    </>
  );
}

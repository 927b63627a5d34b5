import { webhookCalls } from '@laine/contract/admin/webhook-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { CopyableText } from '../../../ui/data/copyable-text.tsx';
import { useFreshAct } from '../../../ui/fresh/use-fresh-act.ts';
import { Problem } from '../../../ui/state/problem.tsx';
import { FreshSignIn } from '../../fresh/fresh-sign-in.tsx';

/** Shown on demand only, after a fresh sign-in, and the audit says so. */
export function WebhookSecret({ stationId }: { stationId: string }) {
  const { t } = useLingui();
  const [secret, setSecret] = useState<string>();
  const show = useFreshAct(webhookCalls.webhookSecret, { onDone: (answer) => setSecret(answer.secret) });
  return (
    <div className="grid gap-3">
      {secret === undefined ? (
        <div>
          <button
            type="button"
            disabled={show.isActing}
            onClick={() => show.act({ stationId })}
            className={buttonStyle('quiet', 'small')}
          >
            <KeyRound aria-hidden className="size-4" />
            <Trans comment="Button: shows the secret of a webhook">Show the secret</Trans>
          </button>
        </div>
      ) : (
        <CopyableText
          text={secret}
          label={t({ message: 'Secret', comment: 'Heading: the secret that signs webhooks' })}
        />
      )}
      {show.problem !== undefined && <Problem text={show.problem} />}
      {show.needsSignIn && <FreshSignIn onDone={show.goOn} />}
    </div>
  );
}

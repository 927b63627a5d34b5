import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { declinedStatus } from '../../api/declined-status.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { BrokenLink } from './broken-link.tsx';
import { EndedMails } from './ended-mails.tsx';
import type { UnsubscribeData, UnsubscribeWish } from './unsubscribe-data.ts';

const names: Record<UnsubscribeWish['kind'], MessageDescriptor> = {
  reminders: msg({ message: 'Reminders before a rental', comment: 'A kind of messages that can be ended' }),
  'review-requests': msg({ message: 'Invitations to a review', comment: 'A kind of messages that can be ended' }),
  news: msg({ message: 'News', comment: 'Switch in the settings' }),
};

type Props = { wish: UnsubscribeWish; user: UnsubscribeData['user'] };

export function EndMails({ wish, user }: Props) {
  const { i18n } = useLingui();
  const [isEnded, setEnded] = useState(false);
  const { act, isActing, error, problem } = useAct(accountCalls.unsubscribe, {
    onDone: () => setEnded(true),
    isQuiet: true,
  });
  const name = i18n._(names[wish.kind]);
  if (isEnded) return <EndedMails name={name} kind={wish.kind} user={user} />;
  if ([400, 403, 404].includes(declinedStatus(error) ?? 0)) return <BrokenLink />;
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Stop these messages?</Trans>
      </h1>
      <p>
        <Trans comment="name is a kind of messages, such as 'News'">
          <strong>{name}</strong> will no longer be sent to you. Door codes, changes and receipts still come.
        </Trans>
      </p>
      <button
        type="button"
        onClick={() => !isActing && act(wish)}
        aria-disabled={isActing}
        className={`${buttonStyle('primary')} aria-disabled:cursor-progress sm:justify-self-start`}
      >
        <Trans comment="Button: end a kind of messages">Stop them</Trans>
      </button>
      {problem !== undefined && <Problem text={problem} />}
    </>
  );
}

import { paths } from '@laine/contract/paths.ts';
import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { WaveLine } from '../../ui/art/wave-line.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { SavedNote } from '../../ui/state/saved-note.tsx';
import type { UnsubscribeData, UnsubscribeWish } from './unsubscribe-data.ts';

const wishes = { reminders: 'reminders', 'review-requests': 'reviewRequests', news: 'news' } as const;

type Props = { name: string; kind: UnsubscribeWish['kind']; user: UnsubscribeData['user'] };

export function EndedMails({ name, kind, user }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isBack, setBack] = useState(false);
  const wish = wishes[kind];
  const { data } = useCall(accountCalls.me, {}, { enabled: user !== null });
  const { act, isActing, problem } = useAct(accountCalls.editMe, { onDone: () => setBack(true), isQuiet: true });
  useEffect(() => title.current?.focus(), []);
  // Only for the viewer's own wish: the mail may have been somebody else's.
  const isOwn = user?.notices[wish] === true && data?.user?.id === user.id && !data.user.notices[wish];
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-2xl">
        {isBack ? <Trans>Back as before</Trans> : <Trans>Done</Trans>}
      </h1>
      <WaveLine className="w-44 text-action" />
      <p>
        {isBack ? (
          <Trans comment="name is a kind of messages, such as 'News'">
            <strong>{name}</strong> will be sent to you again.
          </Trans>
        ) : (
          <Trans comment="name is a kind of messages, such as 'News'">
            <strong>{name}</strong> will no longer be sent to you.
          </Trans>
        )}
      </p>
      {isOwn && !isBack && (
        <button
          type="button"
          onClick={() => !isActing && act({ notices: { [wish]: true } })}
          aria-disabled={isActing}
          className={`${buttonStyle('quiet')} aria-disabled:cursor-progress sm:justify-self-start`}
        >
          <Trans comment="Button: get the messages again that were just ended">Undo</Trans>
        </button>
      )}
      <SavedNote isShown={isBack} />
      {problem !== undefined && <Problem text={problem} />}
      <p className="text-sm text-ink-soft">
        <Link to={paths.settings({ section: 'notices' })} className="prose-link">
          <Trans>All choices are in your settings</Trans>
        </Link>
      </p>
    </>
  );
}

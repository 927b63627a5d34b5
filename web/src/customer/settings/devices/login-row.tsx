import type { Login } from '@laine/contract/public/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Monitor, Smartphone } from 'lucide-react';
import { Badge } from '../../../ui/data/badge.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { useBrowserZone } from '../../../ui/hooks/use-browser-zone.ts';
import { OwnDate } from '../own-date.tsx';
import { EndLoginButton } from './end-login-button.tsx';
import { loginMethodWords } from './login-method-words.ts';

const HAND_HELD = /Android|iPhone|iPad|iOS/;

export function LoginRow({ login, now }: { login: Login; now: Temporal.Instant }) {
  const { t, i18n } = useLingui();
  const timeZone = useBrowserZone() ?? 'UTC';
  const Icon = HAND_HELD.test(login.device) ? Smartphone : Monitor;
  const device = login.device || t({ message: 'Unknown device', comment: 'A browser that does not say what it is' });
  // The server notes it only now and then; this browser is being used right now.
  const lastSeenAt = login.current ? now.toString() : login.lastSeenAt;
  const method = i18n._(loginMethodWords[login.method]);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
      <div className="text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-medium">
          {device}
          {login.current && (
            <span className="[&>span]:whitespace-normal">
              <Badge tone="green" icon={CircleCheck}>
                <Trans comment="Badge: the browser that is being used right now">This device</Trans>
              </Badge>
            </span>
          )}
        </p>
        <p className="mt-0.5 text-ink-soft">
          {login.place === null ? (
            <Trans comment="The town of a sign-in could not be told">Place unknown</Trans>
          ) : (
            <Trans comment="A town follows, where a browser roughly was when it signed in">Near {login.place}</Trans>
          )}
          {' · '}
          <Trans comment="A moment follows, such as '3 hours ago'">
            last seen <RelativeTime moment={lastSeenAt} now={now} timeZone={timeZone} />
          </Trans>
        </p>
        <p className="mt-0.5 text-ink-soft">
          <Trans comment="A date, then how: 'by e-mail code', 'with Google'">
            Signed in <OwnDate moment={login.createdAt} /> {method}
          </Trans>
        </p>
      </div>
      {!login.current && (
        <div className="max-sm:col-start-2">
          <EndLoginButton loginId={login.id} device={device} />
        </div>
      )}
    </li>
  );
}

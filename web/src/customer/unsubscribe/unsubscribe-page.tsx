import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { BrokenLink } from './broken-link.tsx';
import { EndMails } from './end-mails.tsx';
import type { UnsubscribeData } from './unsubscribe-data.ts';

/** The page behind a mail's link. Opening it changes nothing: mail programs open links by themselves. */
export function UnsubscribePage({ wish, user }: UnsubscribeData) {
  const { t } = useLingui();
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="page-width grid justify-items-center pt-10 pb-28 md:pt-20 md:pb-36">
        <PageHead title={t`Stop e-mails`} />
        <div className="grid w-full max-w-lg gap-4 rounded-card border border-line bg-paper p-6 sm:p-9">
          {wish ? <EndMails wish={wish} user={user} /> : <BrokenLink />}
          <noscript>
            <p className="text-sm text-ink-soft">
              <Trans>This page needs JavaScript. You can also answer the e-mail and ask us to stop.</Trans>
            </p>
          </noscript>
        </div>
      </main>
    </CallProvider>
  );
}

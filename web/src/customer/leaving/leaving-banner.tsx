import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { useBrowserZone } from '../../ui/hooks/use-browser-zone.ts';
import { useKeepAccount } from './use-keep-account.ts';

/** On every page while the account waits for its removal: nobody should lose it unknowingly. */
export function LeavingBanner({ removedOn }: { removedOn: string }) {
  const locale = useLocale();
  const timeZone = useBrowserZone() ?? 'UTC';
  const { keep, isKeeping, problem } = useKeepAccount(() => document.getElementById('main')?.focus());
  return (
    <aside className="bg-yellow text-on-yellow">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 pt-5 pb-3 text-sm">
        <p className="min-w-48 grow basis-0 font-medium">
          <Trans comment="A date follows">
            Your account will be removed on{' '}
            <ServerText key={timeZone}>{longDateText(removedOn, timeZone, locale)}</ServerText>.
          </Trans>{' '}
          <Link to={paths.settings({ section: 'delete' })} className="underline underline-offset-3">
            <Trans comment="Link to what the deletion means">What this means</Trans>
          </Link>
          {problem !== undefined && (
            <span role="alert" className="mt-1 block">
              {problem}
            </span>
          )}
        </p>
        <button
          type="button"
          onClick={() => void keep()}
          aria-disabled={isKeeping}
          className="min-h-11 rounded-control border border-current px-4 font-semibold transition-colors hover:bg-paper/40 aria-disabled:cursor-progress"
        >
          <Trans comment="Button: take the deletion of the account back">Keep my account</Trans>
        </button>
      </div>
    </aside>
  );
}

import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../ui/button/button-style.ts';
import { PageHead } from '../ui/page/page-head.tsx';

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width grid content-center justify-items-center gap-4 pt-14 pb-28 text-center"
    >
      <PageHead title={t`Page not Found!`} />
      <img src="/scenes/not-found.svg" alt="" width={800} height={600} className="w-full max-w-md rounded-card" />
      <h1 className="mt-4 text-3xl md:text-4xl">
        <Trans>Page not Found!</Trans>
      </h1>
      <p className="max-w-prose text-ink-soft">
        <Trans>This page has drifted off, or it never was. The way back to the beach is short.</Trans>
      </p>
      <Link to={paths.home()} className={`${buttonStyle('primary')} mt-2`}>
        <Trans>Go back home</Trans>
      </Link>
    </main>
  );
}

import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { VoucherCard } from './voucher-card.tsx';
import type { VoucherData } from './voucher-words.ts';

/** On paper only the voucher remains (voucher-print.css). */
export function VoucherPage({ voucher }: { voucher: VoucherData }) {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="page-width grid justify-items-center gap-6 pt-8 pb-28 md:pt-14 md:pb-36">
      <PageHead title={t`Voucher`} />
      <div data-screen-only className="grid w-full max-w-lg gap-4">
        <Link to={paths.giftCards()} className="prose-link inline-flex items-center gap-1.5 justify-self-start text-sm">
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>All gift cards</Trans>
        </Link>
        <h1 className="text-2xl md:text-3xl">
          <Trans>Voucher to print</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>
            On A4 paper it folds to a card along the dashed line. In the print window you can also save it as a PDF.
          </Trans>
        </p>
        <button type="button" onClick={() => print()} className={`${buttonStyle('primary')} sm:justify-self-start`}>
          <Printer aria-hidden className="size-5" />
          <Trans>Print the voucher</Trans>
        </button>
      </div>
      <div data-sheet className="w-full max-w-lg">
        <VoucherCard {...voucher} />
      </div>
    </main>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { use } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useCopy } from '../../../ui/data/use-copy.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { BrandName } from '../../../ui/page/brand-name.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';

type Props = { codes: string[]; email: string; onClose: () => void };

/** Shown this once. Of the page, only this is printed. */
export function NewCodesDialog({ codes, email, onClose }: Props) {
  const { t } = useLingui();
  const brand = use(BrandName);
  const { copy, isCopied } = useCopy(() => notify({ tone: 'alert', title: t`Your browser does not let us copy` }));
  const Sign = isCopied ? Check : Copy;
  const about = t`Recovery codes for ${email} at ${brand}. Each works once.`;
  const text = [about, '', ...codes, ''].join('\n');
  return (
    <Dialog title={<Trans>Your recovery codes</Trans>} onClose={onClose}>
      <div data-print>
        <p className="mt-2 text-ink-soft">{about}</p>
        <ol
          aria-label={t`Recovery codes`}
          className="figures mt-4 grid gap-y-1.5 rounded-control border border-line bg-foam px-4 py-3 text-center font-semibold tracking-wide select-all"
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-3 grid grid-cols-3 gap-2 *:px-2">
        <button type="button" onClick={() => copy(text)} className={buttonStyle('quiet', 'small')}>
          <Sign aria-hidden className="size-4 shrink-0" />
          {isCopied ? t({ message: 'Copied', comment: 'Right after something was copied' }) : t`Copy all`}
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.toLowerCase()}-recovery-codes.txt`}
          className={buttonStyle('quiet', 'small')}
        >
          <Download aria-hidden className="size-4 shrink-0" />
          <Trans comment="Link: save as a file">Save</Trans>
        </a>
        <button type="button" onClick={() => window.print()} className={buttonStyle('quiet', 'small')}>
          <Printer aria-hidden className="size-4 shrink-0" />
          <Trans>Print</Trans>
        </button>
      </div>
      <form method="dialog" className="mt-6">
        <button type="submit" className={`${buttonStyle('action')} w-full`}>
          <Trans comment="Button that closes the recovery codes for good">I have kept them</Trans>
        </button>
      </form>
    </Dialog>
  );
}

import { Paddler } from '../../ui/art/paddler.tsx';
import { Shore } from '../../ui/art/shore.tsx';
import { WaveMark } from '../../ui/art/wave-mark.tsx';
import { isLongMessage } from './is-long-message.ts';
import type { VoucherWords } from './voucher-words.ts';

type Props = { words: VoucherWords; message: string; code: string };

/** The voucher, on the screen as on paper. It is dark on white in either scheme, because paper is. */
export function VoucherCard({ words, message, code }: Props) {
  const { locale, brandName, kind, sum, from, codeLabel, howTo, validUntil, keep } = words;
  return (
    <article lang={locale} data-voucher className="sunlit overflow-hidden rounded-card border border-line bg-paper">
      <div className="relative bg-deep px-[min(1.5rem,6vw)] pt-6 pb-14 text-deep-ink sm:px-8 sm:pt-8">
        <p className="flex items-center gap-2.5 font-bold tracking-tight">
          <WaveMark className="size-7" />
          {brandName}
        </p>
        <p data-sum className="figures mt-6 text-5xl leading-none font-semibold tracking-tight whitespace-nowrap">
          {sum}
        </p>
        <p className="mt-2 pr-20 text-balance text-deep-soft sm:pr-24">{kind}</p>
        <Paddler className="absolute right-8 bottom-5 size-16 sm:right-12 sm:size-20" />
        <Shore className="absolute inset-x-0 -bottom-px text-paper" swell="text-fill" />
      </div>
      <div className="grid gap-4 px-[min(1.5rem,6vw)] pt-4 pb-6 sm:px-8 sm:pb-8">
        {(message !== '' || from !== null) && (
          <div>
            {message !== '' && (
              <p data-long={isLongMessage(message)} className="text-lg leading-snug wrap-anywhere whitespace-pre-line">
                {message}
              </p>
            )}
            {from !== null && <p className="mt-1 text-ink-soft">{from}</p>}
          </div>
        )}
        <div className="rounded-control border border-dashed border-line-strong bg-foam p-[min(1rem,3vw)] text-center">
          <p className="text-sm text-ink-soft">{codeLabel}</p>
          <p className="figures text-[min(var(--text-xl),6vw)] font-semibold tracking-widest whitespace-nowrap">
            {code}
          </p>
        </div>
        <div className="grid gap-1 text-sm text-ink-soft">
          <p>{howTo}</p>
          {validUntil !== null && <p className="font-semibold text-ink">{validUntil}</p>}
          <p>{keep}</p>
        </div>
      </div>
    </article>
  );
}

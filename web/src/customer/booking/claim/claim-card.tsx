import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Money } from '../../../ui/data/money.tsx';
import { PhotoRow } from '../../../ui/data/photo-row.tsx';
import { itemKindWords } from '../../../ui/words/item-kind-words.ts';
import { PayOwedLink } from '../pay-owed-link.tsx';
import { ClaimAnswer } from './claim-answer.tsx';
import { ClaimBadge } from './claim-badge.tsx';
import { ClaimState } from './claim-state.tsx';

type Props = {
  claim: OwnClaim;
  /** For pages about more than one rental. */
  rental?: ReactNode;
};

/** The findings with pictures and sums, the claim's outcome, and how to answer. */
export function ClaimCard({ claim, rental }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const { items, amountInCents, note, photoUrls, answer, decisionReason } = claim;
  return (
    <section
      aria-labelledby={id}
      className="@container rounded-card border border-line bg-paper p-[min(1.25rem,5vw)] md:p-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 *:whitespace-normal">
        <h2 id={id} className="text-xl">
          <Trans comment="Heading above what is asked for damage">Missing or broken</Trans>
        </h2>
        <ClaimBadge claim={claim} />
      </div>
      {rental !== undefined && <p className="mt-1">{rental}</p>}
      <div className="mt-4 grid gap-x-12 gap-y-6 @[38rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <p
            className={`text-4xl leading-none font-[680] tracking-tight ${claim.status === 'dropped' ? 'text-ink-soft line-through decoration-2' : ''}`}
          >
            <Money cents={amountInCents} />
          </p>
          <p className="mt-3 text-ink-soft">
            <ClaimState claim={claim} />
          </p>
          {claim.status === 'owed' && <PayOwedLink />}
        </div>
        <div className="grid min-w-0 gap-5">
          <ul className="divide-y divide-line border-y border-line">
            {items.map((item) => {
              const kind = i18n._(itemKindWords[item.kind]);
              return (
                <li key={`${item.itemId} ${item.name}`} className="flex flex-wrap justify-between gap-x-4 py-3">
                  <span>
                    {kind}
                    {item.name !== kind && <span className="block text-sm text-ink-soft">{item.name}</span>}
                  </span>
                  <Money cents={item.amountInCents} />
                </li>
              );
            })}
          </ul>
          {note !== '' && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
          <PhotoRow urls={photoUrls} />
          {claim.whyNoPhoto !== null && (
            <p className="text-sm text-ink-soft">
              <Trans comment="Followed by the reason">No photo, because:</Trans> {claim.whyNoPhoto}
            </p>
          )}
          {answer !== null && (
            <figure className="rounded-control border border-line px-4 py-3 text-sm">
              <figcaption className="text-ink-soft">
                <Trans comment="What the customer answered to a claim">Your answer</Trans>
              </figcaption>
              <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</blockquote>
            </figure>
          )}
          {decisionReason !== null && (
            <figure className="rounded-control border border-line bg-foam px-4 py-3 text-sm">
              <figcaption className="text-ink-soft">
                <Trans comment="Why we decided so about a claim">Why we decided so</Trans>
              </figcaption>
              <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">{decisionReason}</blockquote>
            </figure>
          )}
          {claim.canAnswer && <ClaimAnswer claim={claim} />}
        </div>
      </div>
    </section>
  );
}

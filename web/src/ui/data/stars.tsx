import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';

type Props = { stars: number; className?: string };

/** How many of five, at a glance and in words. */
export function Stars({ stars, className = '' }: Props) {
  return (
    <div className={`relative leading-none ${className}`}>
      <span aria-hidden style={countOf(stars)} className="stars" />
      <span className="sr-only">
        <Trans comment="A rating; stars is a figure from 1 to 5">{stars} of 5 stars</Trans>
      </span>
    </div>
  );
}

const countOf = (stars: number): CSSProperties => ({ '--count': stars }) as CSSProperties;

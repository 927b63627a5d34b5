import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';

type Props = { stars: number; className?: string };

/** How many of five, at a glance and in words. */
export function Stars({ stars, className = '' }: Props) {
  const { t } = useLingui();
  const label = t({ message: `${stars} of 5 stars`, comment: 'A rating; stars is a figure from 1 to 5' });
  return <span role="img" aria-label={label} style={countOf(stars)} className={`stars ${className}`} />;
}

const countOf = (stars: number): CSSProperties => ({ '--count': stars }) as CSSProperties;

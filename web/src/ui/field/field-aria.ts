import type { ReactNode } from 'react';

type Described = { id: string; hint?: ReactNode; error?: string | undefined };

export const hintIdOf = (id: string): string => `${id}-hint`;
export const errorIdOf = (id: string): string => `${id}-error`;

/** How a control tells screen readers what stands beside it. */
export function fieldAria({ id, hint, error }: Described) {
  const described = [error !== undefined && errorIdOf(id), hint !== undefined && hintIdOf(id)].filter(Boolean);
  return {
    'aria-invalid': error !== undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
}

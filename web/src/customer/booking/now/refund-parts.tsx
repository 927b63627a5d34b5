import type { RefundPart } from '@laine/contract/public/refund-part.ts';
import { RefundPartText } from '../refund-part-text.tsx';

/** One sentence after the other. */
export const RefundParts = ({ parts }: { parts: readonly RefundPart[] }) =>
  parts.map((part) => (
    <span key={`${part.kind} ${part.isWaiting}`}>
      <RefundPartText part={part} />{' '}
    </span>
  ));

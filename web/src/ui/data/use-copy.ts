import { useEffect, useState } from 'react';

const FEEDBACK_FOR_MS = 2_500;

/** Copies a text and knows for a moment that it did. */
export function useCopy(onFailure: () => void) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onFailure();
    }
  };
  return { copy: (text: string) => void copy(text), isCopied };
}

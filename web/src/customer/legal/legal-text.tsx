import type { LegalText as Text } from '@laine/legal/legal-document.ts';
import { LegalLink } from './legal-link.tsx';

type Props = { text: Text; origin: string };

export function LegalText({ text, origin }: Props) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? part : <LegalLink key={`${part.href} ${part.text}`} link={part} origin={origin} />,
  );
}

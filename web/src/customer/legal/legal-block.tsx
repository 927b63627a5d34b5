import type { LegalBlock as Block } from '@laine/legal/legal-document.ts';
import { LegalTable } from './legal-table.tsx';
import { LegalText } from './legal-text.tsx';
import { textKey } from './text-key.ts';

type Props = { block: Block; origin: string };

export function LegalBlock({ block, origin }: Props) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LegalText text={block.text} origin={origin} />
        </p>
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5 marker:text-action">
          {block.items.map((item) => (
            <li key={textKey(item)} className="pl-1">
              <LegalText text={item} origin={origin} />
            </li>
          ))}
        </ul>
      );
    default:
      return <LegalTable head={block.head} rows={block.rows} origin={origin} />;
  }
}

import type { LegalSection as Section } from '@laine/legal/legal-document.ts';
import { LegalBlock } from './legal-block.tsx';
import { blockKey } from './text-key.ts';

type Props = { section: Section; number: number; origin: string };

export function LegalSection({ section, number, origin }: Props) {
  const { id, title, blocks } = section;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-10 md:mt-12">
      <h2 id={`${id}-title`} className="text-[min(var(--text-xl),7.5vw)] hyphens-auto">
        <a href={`#${id}`} className="hover:underline">
          <span className="text-ink-soft">{number}.</span> {title}
        </a>
      </h2>
      <div className="mt-3 grid gap-3.5">
        {blocks.map((block) => (
          <LegalBlock key={blockKey(block)} block={block} origin={origin} />
        ))}
      </div>
    </section>
  );
}

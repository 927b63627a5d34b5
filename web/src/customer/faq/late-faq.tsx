import { lazy, Suspense, type ComponentProps } from 'react';

const FaqSection = lazy(async () => {
  const { FaqSection: section } = await import('./faq-section.tsx');
  return { default: section };
});

/** Comes with the page; its script loads last, because questions unfold without one. */
export const LateFaq = (props: ComponentProps<typeof FaqSection>) => (
  <Suspense>
    <FaqSection {...props} />
  </Suspense>
);

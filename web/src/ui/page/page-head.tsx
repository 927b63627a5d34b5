import { use } from 'react';
import { BrandName } from './brand-name.ts';

type Props = { title: string; description?: string };

/** React lifts these into the document's head, wherever a page renders them. */
export function PageHead({ title, description }: Props) {
  const brandName = use(BrandName);
  const fullTitle = brandName ? `${title} · ${brandName}` : title;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  );
}

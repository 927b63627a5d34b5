import type { ReactNode } from 'react';
import { BrandName } from '../../ui/brand-name.ts';
import { useLookAgain } from '../../ui/use-look-again.ts';
import { useReturn } from '../../ui/use-return.ts';
import type { Site } from '../site.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFocusFollows } from './use-focus-follows.ts';

type Props = { site: Site; children: ReactNode };

export function SiteFrame({ site, children }: Props) {
  useFocusFollows();
  useReturn(useLookAgain());
  return (
    <BrandName value={site.brand.name}>
      <div className="flex min-h-svh flex-col">
        <SkipLink />
        <SiteHeader viewer={site.viewer} brandName={site.brand.name} />
        <div className="grow">{children}</div>
        <SiteFooter brand={site.brand} sandbox={site.sandbox} />
      </div>
    </BrandName>
  );
}

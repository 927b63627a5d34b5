import { lazy, Suspense, type ReactNode } from 'react';
import { SignInProviders } from '../../customer/login/sign-in-providers.ts';
import { useKeptOffline } from '../../offline/use-kept-offline.ts';
import { useOnTabReturn } from '../../ui/hooks/use-on-tab-return.ts';
import { useRevalidateWhenOnline } from '../../ui/hooks/use-revalidate-when-online.ts';
import { BrandName } from '../../ui/page/brand-name.ts';
import { Toaster } from '../../ui/state/toast/toaster.tsx';
import type { Site } from '../site.ts';
import { RehearsalBanner } from './rehearsal-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFocusFollows } from './use-focus-follows.ts';

/** Few people ever see it, and it would be part of every page. */
const LeavingBanner = lazy(async () => {
  const { LeavingBanner: banner } = await import('../../customer/leaving/leaving-banner.tsx');
  return { default: banner };
});

type Props = { site: Site; children: ReactNode };

export function SiteFrame({ site, children }: Props) {
  useFocusFollows();
  useOnTabReturn(useRevalidateWhenOnline());
  useKeptOffline({ ownerId: site.viewer?.id ?? null, brandName: site.brand.name, isOn: site.keepsOffline });
  return (
    <BrandName value={site.brand.name}>
      <div className="flex min-h-svh flex-col">
        <SkipLink />
        <SiteHeader viewer={site.viewer} near={site.near} brandName={site.brand.name} />
        <Toaster />
        {site.rehearsal && <RehearsalBanner />}
        {site.viewer?.removedOn && (
          <Suspense>
            <LeavingBanner removedOn={site.viewer.removedOn} />
          </Suspense>
        )}
        <SignInProviders value={site.signInProviders}>
          <div className="grow">{children}</div>
        </SignInProviders>
        <SiteFooter brand={site.brand} sandbox={site.sandbox} />
      </div>
    </BrandName>
  );
}

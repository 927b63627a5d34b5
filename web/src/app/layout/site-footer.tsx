import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Shore } from '../../ui/art/shore.tsx';
import { WaveMark } from '../../ui/art/wave-mark.tsx';
import type { SiteBrand } from '../site.ts';
import { ContactBlock } from './contact-block.tsx';
import { FooterLink } from './footer-link.tsx';
import { SocialLinks } from './social-links.tsx';

type Props = { brand: SiteBrand; sandbox: boolean };

export function SiteFooter({ brand, sandbox }: Props) {
  const { t } = useLingui();
  const { legalName, registrationNumber } = brand;
  return (
    <footer className="relative">
      <Shore className="absolute bottom-full -mb-px text-deep" swell="text-fill" />
      <div className="bg-deep text-deep-ink **:outline-deep-ink">
        <div className="page-width grid gap-x-10 gap-y-4 pt-6 pb-5 md:grid-cols-2 md:gap-y-10 md:pt-8 md:pb-10 lg:grid-cols-[1.3fr_1.6fr_1fr]">
          <div className="max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between">
            <p className="flex items-center gap-2.5 text-lg font-bold tracking-tight">
              <WaveMark className="size-8" />
              {brand.name}
            </p>
            <p className="mt-3 max-w-xs text-sm text-deep-soft max-md:hidden">
              <Trans>Stand-up paddle boards from lockers by the water. Open with a code, paddle, put it back.</Trans>
            </p>
            <SocialLinks social={brand.social} />
          </div>
          <nav
            aria-label={t({ message: 'Footer', comment: 'Name of the links at the end of a page, for screen readers' })}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 max-md:border-t max-md:border-deep-line max-md:pt-3"
          >
            <ul className="grid content-start md:gap-1">
              <FooterLink to={paths.home()}>
                <Trans>Home</Trans>
              </FooterLink>
              <FooterLink to={paths.home('locations')}>
                <Trans>Locations</Trans>
              </FooterLink>
              <FooterLink to={paths.passes()}>
                <Trans comment="Link to the page of passes">Seasonal passes</Trans>
              </FooterLink>
              <FooterLink to={paths.giftCards()}>
                <Trans>Gift cards</Trans>
              </FooterLink>
              <FooterLink to={paths.home('faq')}>
                <Trans comment="Header and footer link: frequently asked questions">FAQ</Trans>
              </FooterLink>
            </ul>
            <ul className="grid content-start md:gap-1">
              <FooterLink to={paths.terms()}>
                <Trans>Terms and conditions</Trans>
              </FooterLink>
              <FooterLink to={paths.privacy()}>
                <Trans>Privacy policy</Trans>
              </FooterLink>
              <FooterLink to={paths.dataDeletion()}>
                <Trans>Data deletion</Trans>
              </FooterLink>
              <FooterLink to={paths.accessibility()}>
                <Trans comment="Footer link to what we say about accessibility">Accessibility</Trans>
              </FooterLink>
            </ul>
          </nav>
          <ContactBlock email={brand.contactEmail} phone={brand.contactPhone} />
        </div>
        <div className="border-t border-deep-line">
          <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-xs md:py-5 text-deep-soft">
            <p>
              <Trans comment="Company name and its number in the commercial register">
                {legalName} · Registration number {registrationNumber}
              </Trans>
            </p>
            {sandbox && (
              <a href={paths.sandbox()} className="underline-offset-4 hover:underline">
                <Trans comment="Link to the test surroundings: inbox, payments and lockers that stand in for the real ones">
                  Outside world (sandbox)
                </Trans>
              </a>
            )}
          </div>
        </div>
      </div>
    </footer>
  );
}

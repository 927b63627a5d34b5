import { Brand } from '@laine/contract/brand.ts';
import type { LegalFacts } from './legal-facts.ts';

/** Offers everything, so that every sentence appears. Its words occur in none of our texts. */
export const exampleFacts: LegalFacts = {
  brand: Brand.parse({
    name: 'Ripple',
    legalName: 'Ripple Rent OÜ',
    registrationNumber: '16000000',
    address: 'Purje 8, 11911 Tallinn, Estonia',
    contactEmail: 'hello@ripple.test',
    contactPhone: '+372 5555 0100',
    social: [
      { name: 'Instagram', url: 'https://www.instagram.com/ripple' },
      { name: 'Facebook', url: 'https://www.facebook.com/ripple' },
      { name: 'YouTube', url: 'https://www.youtube.com/@ripple' },
    ],
    legal: { reviewedByCounsel: false },
  }),
  paypal: true,
  google: true,
  facebook: true,
  mapHost: 'tiles.ripple.test',
};

import { z } from 'zod';
import { get, post, put } from '../call.ts';
import { Day, Id, Reason, StationId, Timestamps } from '../fields.ts';
import { Pass, PassOffer } from '../public/prepaid.ts';
import { StationCountry } from '../station-country.ts';

export const AdminPassOffer = PassOffer.extend({ onSale: z.boolean(), ...Timestamps });
export type AdminPassOffer = z.infer<typeof AdminPassOffer>;

const OfferFields = z.object({
  name: z.string().trim().min(1).max(80),
  country: StationCountry,
  priceInCents: z.int().min(50).max(1_000_000),
  firstDay: Day,
  lastDay: Day,
  /** Empty: every station of the country. */
  stationIds: z.array(StationId).max(200),
  onSale: z.boolean(),
});
export type OfferFields = z.output<typeof OfferFields>;

export const passCalls = {
  listPassOffers: get('admin', '/pass-offers', {
    access: 'admin',
    summary: 'Every seasonal pass that is or was sold, newest first',
    answer: z.object({ offers: z.array(AdminPassOffer) }),
  }),
  newPassOffer: post('admin', '/pass-offers', {
    access: 'admin',
    summary: 'Offer a seasonal pass',
    body: OfferFields,
    answer: AdminPassOffer,
  }),
  editPassOffer: put('admin', '/pass-offers/:offerId', {
    access: 'admin',
    summary: 'Edit an offer; passes that were sold stay as they were',
    params: z.object({ offerId: Id }),
    body: OfferFields,
    answer: AdminPassOffer,
  }),
  revokePass: post('admin', '/passes/:passId/revoke', {
    access: 'admin',
    summary: 'End a pass: on misuse nothing is paid back, otherwise the unused days',
    params: z.object({ passId: Id }),
    body: z.object({ reason: Reason, isMisuse: z.boolean().default(true) }),
    answer: Pass,
  }),
};

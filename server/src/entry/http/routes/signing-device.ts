import { Line } from '@laine/contract/fields.ts';
import type { FastifyRequest } from 'fastify';
import type { Locate } from '../../../ground/ports/locate.ts';
import type { SigningDevice } from '../../../identity/accounts/open-login.ts';
import { addressOf, locatedOf } from '../request/address-of.ts';

const Town = Line.min(1).max(80);

/** Facts about the signing browser. Only the town of the place is stored, enough for people to recognise it. */
export function signingDevice(request: FastifyRequest, locate: Locate): Omit<SigningDevice, 'originHash'> {
  const { visit } = request;
  const { data: place = null } = Town.safeParse(locate(locatedOf(request))?.city);
  return { device: visit.device, place, earlierToken: visit.loginToken, fromAddress: addressOf(request) };
}

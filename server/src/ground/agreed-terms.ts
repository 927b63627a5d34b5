import { OvertimeBilling } from '@laine/contract/states.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import type { RefundRule } from '@laine/rules/price/refund.ts';
import { rentalRefundRule } from '@laine/rules/price/refund.ts';
import type { Tariff } from '@laine/rules/price/station-terms.ts';
import { z } from 'zod';

/** Copied onto the booking, so that later edits of the station don't change what the customer agreed to. */
export type AgreedTerms = Tariff & { refund: RefundRule };

const Stored = z.object({
  pricePerHourInCents: z.number(),
  startingFeeInCents: z.number(),
  maxOvertimeInSeconds: z.number(),
  overtimeBilling: OvertimeBilling,
  extensionPercent: z.number(),
  refund: z.object({ percent: z.number(), noticeInSeconds: z.number() }).default(rentalRefundRule),
});

export const readAgreedTerms = (tariff: unknown): AgreedTerms => Stored.parse(tariff);

export const termsToAgree = (facts: StationFacts): AgreedTerms => ({
  pricePerHourInCents: facts.pricePerHourInCents,
  startingFeeInCents: facts.startingFeeInCents,
  maxOvertimeInSeconds: facts.maxOvertimeInSeconds,
  overtimeBilling: facts.overtimeBilling,
  extensionPercent: facts.extensionPercent,
  refund: rentalRefundRule,
});

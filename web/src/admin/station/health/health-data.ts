import { HealthRange, type healthCalls } from '@laine/contract/admin/health-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { z } from 'zod';

export type HealthData = CallAnswer<typeof healthCalls.health>;

export const HealthAddress = z.object({ range: HealthRange.catch('day') });

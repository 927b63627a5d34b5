import { z } from 'zod';
import { get } from '../call.ts';
import { OwnWarning } from './entities.ts';

export const warningCalls = {
  myWarnings: get('public', '/warnings', {
    access: 'customer',
    summary: 'Warnings for late returns that still hold',
    answer: z.object({ warnings: z.array(OwnWarning) }),
  }),
};

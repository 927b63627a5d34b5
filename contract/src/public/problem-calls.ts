import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id } from '../fields.ts';
import { ProblemKind, Remedy } from '../states.ts';
import { Problem } from './trouble-entities.ts';

const bookingParams = z.object({ bookingId: Id });

export const MAX_PROBLEM_WORDS = 1000;

/** Problems with a locker or its contents. */
export const problemCalls = {
  myProblems: get('public', '/bookings/:bookingId/problems', {
    access: 'customer',
    summary: 'What was reported about a booking, and for which of its boards something can be reported now',
    params: bookingParams,
    answer: z.object({
      problems: z.array(Problem),
      reportable: z.array(z.object({ sessionId: Id, lockerNumber: z.int().nullable() })),
    }),
  }),
  reportProblem: post('public', '/bookings/:bookingId/problems', {
    access: 'customer',
    summary: 'Report a problem, from the opening to 24 hours after the end; pictures are uploaded before',
    params: bookingParams,
    body: z.object({
      sessionId: Id,
      what: ProblemKind,
      words: z.string().trim().max(MAX_PROBLEM_WORDS).default(''),
      photoIds: z.array(Id).max(3).default([]),
    }),
    answer: Problem,
  }),
  chooseRemedy: post('public', '/bookings/:bookingId/problems/:problemId/remedy', {
    access: 'customer',
    summary: 'Take another locker or all the money back, where that was offered',
    params: bookingParams.extend({ problemId: Id }),
    body: z.object({ remedy: Remedy }),
    answer: Problem,
  }),
};

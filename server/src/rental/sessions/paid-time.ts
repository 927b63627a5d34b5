/** Paid time of boards, whatever times staff give them: see `db/board-ends.ts`. */
export { addPaidTime, keepPaidTime } from './session-store.ts';

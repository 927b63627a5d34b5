/** How long boards were paid for, whatever times staff give them: see `db/board-ends.ts`. */
export { addPaidTime, keepPaidTime } from './session-store.ts';

/** How fast the drivers go and how long they wait. Tests go faster, or wait longer on a busy machine. */
export type Pace = {
  doorPauseInMs: number;
  cardPauseInMs: number;
  /** Pause between two health checks of the readers in the lockers, one reader at a time. */
  readerCheckPauseInMs: number;
  /** A controller or reader that hasn't started an answer by then counts as silent. */
  answerLimitInMs: number;
  /** The same for the first and each further tag of an inventory. */
  inventoryLimitInMs: number;
  /** A request that hasn't got the line by then is dropped, so that no door opens late. */
  turnLimitInMs: number;
  /** Silence on the line before the next request: boards need it to turn from sending to receiving. */
  gapInMs: number;
  /** Pause before a lost port is reopened; doubles up to the second figure. */
  firstReopenPauseInMs: number;
  maxReopenPauseInMs: number;
};

export const PACE: Pace = {
  doorPauseInMs: 200,
  cardPauseInMs: 100,
  readerCheckPauseInMs: 2000,
  answerLimitInMs: 300,
  inventoryLimitInMs: 1000,
  turnLimitInMs: 2000,
  gapInMs: 20,
  firstReopenPauseInMs: 500,
  maxReopenPauseInMs: 10_000,
};

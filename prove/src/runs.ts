import { crowd } from './crowd.ts';
import { forget } from './forget.ts';
import { fuzz } from './fuzz.ts';
import { kill9Product } from './kill-9-product.ts';
import { kill9 } from './kill-9.ts';
import { lastBoard } from './last-board.ts';
import { paymentNews } from './payment-news.ts';
import type { Run } from './run.ts';
import { season } from './season.ts';
import { stationLife } from './station-life.ts';
import { stationOffline } from './station-offline.ts';
import { wild } from './wild.ts';

/** In the order of `npm run prove`. */
export const runs: Run[] = [
  lastBoard,
  paymentNews,
  season,
  kill9,
  kill9Product,
  fuzz,
  wild,
  stationLife,
  stationOffline,
  forget,
  crowd,
];

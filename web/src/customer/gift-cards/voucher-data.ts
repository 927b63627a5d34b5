import type { VoucherWords } from './voucher-words.ts';

export type VoucherData = { words: VoucherWords; code: string; message: string };

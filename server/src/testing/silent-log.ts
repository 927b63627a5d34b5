import type { RunnerLog } from '../jobs/runner.ts';

export const silentLog: RunnerLog = { warn: () => {}, error: () => {} };

import type { RunnerLog } from '../ground/queue/runner.ts';

export const silentLog: RunnerLog = { warn: () => {}, error: () => {} };

import type { RunnerLog } from '../queue/runner.ts';

export const silentLog: RunnerLog = { warn: () => {}, error: () => {} };

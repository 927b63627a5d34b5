import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;

/**
 * The stream of the logger, for the server and the station's program. A line that cannot be written, because the disk is
 * full or nobody reads any more, is lost: the logger's own stream would end the process, and then wait for ever to write
 * its last lines.
 */
export const logLines = {
  write(line: string): void {
    try {
      writeSync(STANDARD_OUTPUT, line);
    } catch {
      // There is nowhere left to tell.
    }
  },
};

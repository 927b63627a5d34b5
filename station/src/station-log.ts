import { writeSync } from 'node:fs';

/** Where the program says what it does; pino's shape. Codes, keys and tags of people never go in. */
export type StationLog = {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
};

const STANDARD_OUTPUT = 1;

/** A line that cannot be written is lost: on a full disk the logger's own stream would end the program, or freeze it. */
export const logLines = {
  write(line: string): void {
    try {
      writeSync(STANDARD_OUTPUT, line);
    } catch {
      // There is nowhere left to tell.
    }
  },
};

/** The program's log, in pino's shape. It never gets codes, keys or people's tags. */
export type StationLog = {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
};

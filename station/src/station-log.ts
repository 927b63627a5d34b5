/** Where the program says what it does; pino's shape. Codes, keys and tags of people never go in. */
export type StationLog = {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
};

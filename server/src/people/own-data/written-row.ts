type Written<Row> = {
  [Name in keyof Row]: Temporal.Instant extends Row[Name] ? Exclude<Row[Name], Temporal.Instant> | string : Row[Name];
};

/** A row as the file has it: moments are text. */
export const writtenRow = <Row extends object>(row: Row): Written<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Temporal.Instant ? value.toString() : value]),
  ) as Written<Row>;

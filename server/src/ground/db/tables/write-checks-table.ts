export interface WriteChecksTable {
  padding: string;
}

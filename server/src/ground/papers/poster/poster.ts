/** A sheet for the wall of lockers. Every text is ready to print; the first language is the large one. */
export type Poster = {
  brand: string;
  stationName: string;
  headline: string;
  lead: string;
  /** Large, below the code: the price, the hours. */
  facts: string[];
  /** In other languages. */
  alsoIn: { headline: string; lead: string }[];
  /** What the code leads to. */
  url: string;
  help: string;
};

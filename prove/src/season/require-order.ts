import type { Books } from './read-books.ts';
import { readBooks } from './read-books.ts';
import type { Renter } from './renter.ts';
import { requireRightBooks } from './require-right-books.ts';
import { requireRightPapers } from './require-right-papers.ts';
import { requireRightPasses } from './require-right-passes.ts';
import { requireRightRental } from './require-right-rental.ts';
import { requireRightStatements } from './require-right-statements.ts';
import type { Stage } from './stage.ts';

/** Checks every rule about money: for the books as a whole, and for settled rentals. Returns the counts. */
export async function requireOrder(
  stage: Stage,
  { settled, isFinal }: { settled: Renter[]; isFinal: boolean },
): Promise<string> {
  const { scene } = stage;
  const books = await readBooks(scene);
  const disputes = await requireRightBooks(scene, books);
  requireRightPapers(books);
  await requireRightPasses(scene, books);
  await requireRightStatements(stage, books, isFinal);
  for (const renter of settled) await requireRightRental(renter);
  return `${tell(settled, books)}, ${disputes} disputes`;
}

function tell(renters: Renter[], { rows, receipts, statements }: Books): string {
  const booked = renters.filter(({ bookingId }) => bookingId !== undefined).length;
  const deadTags = renters.filter(({ backAt, story }) => backAt.size > 0 && story.deadTag !== null).length;
  const count = (purpose: string) =>
    rows.filter((row) => row.kind === 'charge' && row.purpose === purpose && row.state === 'succeeded').length;
  const refunds = rows.filter(({ kind, state }) => kind === 'refund' && state === 'succeeded').length;
  return [
    `${booked} bookings`,
    `${count('extension')} extensions`,
    `${count('overtime')} times overtime`,
    `${deadTags} dead tags`,
    `${count('compensation')} claims`,
    `${count('pass')} passes`,
    `${count('gift-card')} gift cards`,
    `${refunds} refunds`,
    `${receipts.length} papers`,
    `${statements.length} months`,
  ].join(', ');
}

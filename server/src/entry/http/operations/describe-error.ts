/**
 * These fields hold names from code and schema. Any other field may hold what a person typed: `detail`, `input`,
 * `where`.
 */
const safeNames = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'statusCode'] as const;

const MAX_CAUSES = 4;

type DescribedError = { type: string; message: string; stack: string; [name: string]: unknown };

/**
 * An error as the log may keep it. Messages are left out because they quote values, such as an address that a mail
 * server refused or JSON that does not parse; the lines of code it came through say as much.
 */
export const describeError = (error: unknown): DescribedError => describe(error, MAX_CAUSES);

function describe(error: unknown, causesLeft: number): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'left out', stack: '' };
  const { name: type, cause } = error;
  return {
    type,
    message: 'left out',
    stack: framesOf(error),
    ...Object.fromEntries(Object.entries(error).filter(isSafe)),
    ...(cause !== undefined && causesLeft > 0 && { cause: describe(cause, causesLeft - 1) }),
  };
}

const isSafe = ([name, value]: [string, unknown]) =>
  safeNames.some((safe) => safe === name) && ['string', 'number'].includes(typeof value);

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

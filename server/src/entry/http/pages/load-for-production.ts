/**
 * React chooses its build when it is first loaded, by a variable that nobody sets on a developer's machine. Its
 * development build renders at two thirds of the speed and only `npm run dev` needs it.
 */
export async function loadForProduction<T>(load: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    return await load();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** Around the pages for staff. */
export const Frame = () => null;

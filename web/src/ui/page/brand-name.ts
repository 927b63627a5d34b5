import { createContext } from 'react';

/** The operator's name for this product; the layout provides it. */
export const BrandName = createContext('');

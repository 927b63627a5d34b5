import { paths } from '@laine/contract/paths.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

export type Extending = { isOpen: boolean; open: () => void; close: () => void };

/** The dialog for one more hour. A link in an SMS opens it at once. */
export function useExtending(bookingId: string): Extending {
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(query.has('extend'));
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      // Otherwise a reload would open it again. Not by the router, which would load the page again: that fails offline.
      if (query.has('extend')) window.history.replaceState(window.history.state, '', paths.booking(bookingId));
    },
  };
}

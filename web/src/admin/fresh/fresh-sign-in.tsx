import { use } from 'react';
import { FreshSignIn as AnybodysFreshSignIn } from '../../ui/fresh/fresh-sign-in.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';

/** A fresh sign-in for staff. */
export function FreshSignIn({ onDone }: { onDone: () => void }) {
  const { email, passkey } = use(StaffPersonContext);
  return <AnybodysFreshSignIn email={email} passkey={passkey} onDone={onDone} />;
}

import { deskPaths } from '@welding/domain/paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type DeskPerson, useDeskSession } from './desk-session.ts';
import { leaveTexts } from './leave-texts.ts';
import { WholePageWait } from './whole-page-wait.tsx';

/** Shows `children` to whoever is signed in; anyone else is asked to sign in and then comes back to this address. */
export function RequireSession({ children }: { children: (person: DeskPerson) => ReactNode }) {
  const session = useDeskSession();
  const { pathname, search, hash } = useLocation();
  if (session.phase === 'signed-in') return children(session.person);
  if (session.phase === 'signing-out') return <WholePageWait label={leaveTexts().signingOut} />;
  return <Navigate replace to={deskPaths.signIn} state={{ to: `${pathname}${search}${hash}` }} />;
}

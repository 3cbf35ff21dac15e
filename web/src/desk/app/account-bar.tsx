import { LogOut } from 'lucide-react';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { signOutOfDesk } from '#desk/session/leave-desk.ts';

/** Whose desk it is, and the way out. */
export function AccountBar() {
  const session = useDeskSession();
  return (
    <header className="desk-header">
      <p className="display text-2xl">Lakeline Desk</p>
      {session.phase === 'signed-in' && (
        <div className="flex min-w-0 items-center gap-1">
          <span className="truncate max-sm:hidden">{session.person.name}</span>
          <button type="button" className="btn btn-ghost" onClick={() => void signOutOfDesk()}>
            <LogOut aria-hidden="true" className="size-5" />
            Sign out
          </button>
        </div>
      )}
    </header>
  );
}

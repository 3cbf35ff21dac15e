import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { listKeptTaps } from '#desk/outbox/outbox-store.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { signOutOfDesk } from '#desk/session/leave-desk.ts';
import { Dialog } from '#shared/ui/dialog.tsx';

/** Whose desk it is, and the way out, which asks first when something on this device was not sent yet. */
export function AccountBar() {
  const session = useDeskSession();
  const [unsent, setUnsent] = useState(0);
  const signOut = async () => {
    const kept = await listKeptTaps().catch(() => []);
    if (kept.length > 0) setUnsent(kept.length);
    else await signOutOfDesk();
  };
  return (
    <header className="desk-header">
      <p className="display text-2xl">Lakeline Desk</p>
      {session.phase === 'signed-in' && (
        <div className="flex min-w-0 items-center gap-1">
          <span className="truncate max-sm:hidden">{session.person.name}</span>
          <button type="button" className="btn btn-ghost" onClick={() => void signOut()}>
            <LogOut aria-hidden="true" className="size-5" />
            Sign out
          </button>
        </div>
      )}
      <Dialog open={unsent > 0} onClose={() => setUnsent(0)} title="Not sent yet">
        <p>
          {unsent === 1 ? '1 tap is' : `${unsent} taps are`} on this phone and not with the office yet.
          Signing out erases {unsent === 1 ? 'it' : 'them'} for good.
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => setUnsent(0)}>
            Stay signed in
          </button>
          <button type="button" className="btn btn-outline" onClick={() => void signOutOfDesk()}>
            Sign out and erase
          </button>
        </div>
      </Dialog>
    </header>
  );
}

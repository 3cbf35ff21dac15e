import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { countUnsent, findUnsent, unsentWords } from '#desk/outbox/unsent.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { signOutOfDesk } from '#desk/session/leave-desk.ts';
import { Dialog } from '#shared/ui/dialog.tsx';

const nothing = { taps: 0, photos: 0 };

/** Whose desk it is, and the way out, which asks first when something on this device was not sent yet. */
export function AccountBar() {
  const session = useDeskSession();
  const [unsent, setUnsent] = useState(nothing);
  const signOut = async () => {
    const kept = await findUnsent();
    if (countUnsent(kept) > 0) setUnsent(kept);
    else await signOutOfDesk();
  };
  const count = countUnsent(unsent);
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
      <Dialog open={count > 0} onClose={() => setUnsent(nothing)} title="Not sent yet">
        <p>
          {unsentWords(unsent)} {count === 1 ? 'is' : 'are'} on this phone and not with the office yet.
          Signing out erases {count === 1 ? 'it' : 'them'} for good.
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => setUnsent(nothing)}>
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

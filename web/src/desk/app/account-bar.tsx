import { offeredLanguages } from '@welding/domain/values/language';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { findUnsent, unsentWords } from '#desk/queue/unsent.ts';
import { SearchButton } from '#desk/search/search-button.tsx';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { signOutOfDesk } from '#desk/session/leave-desk.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { appTexts } from './app-texts.ts';

// A few seldom taps, and the first screens are at their budget of bytes.
const LanguageButtons = lazyPart(
  async () => (await import('#desk/session/language-buttons.tsx')).LanguageButtons,
  { waiting: null },
);

/** Whose desk it is, and the way out, which asks first when something on this device was not sent yet. */
export function AccountBar() {
  const session = useDeskSession();
  const [unsent, setUnsent] = useState<Awaited<ReturnType<typeof findUnsent>>>([]);
  const signOut = async () => {
    const found = await findUnsent();
    if (found.length > 0) setUnsent(found);
    else await signOutOfDesk();
  };
  const count = unsent.length;
  return (
    <header className="desk-header">
      <p className="display text-2xl max-sm:text-xl">Lakeline Desk</p>
      {session.phase === 'signed-in' && (
        <div className="flex min-w-0 flex-wrap items-center gap-1 max-sm:gap-0">
          <span className="truncate max-sm:hidden">{session.person.name}</span>
          {offeredLanguages.length > 1 && <LanguageButtons />}
          <SearchButton person={session.person} />
          <button type="button" className="btn btn-ghost max-sm:px-2" onClick={() => void signOut()}>
            <LogOut aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{appTexts().signOut}</span>
          </button>
        </div>
      )}
      <Dialog open={count > 0} onClose={() => setUnsent([])} title={appTexts().notSentYet}>
        <p>{appTexts().notWithOffice(count, unsentWords(unsent))}</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => setUnsent([])}>
            {appTexts().staySignedIn}
          </button>
          <button type="button" className="btn btn-outline" onClick={() => void signOutOfDesk()}>
            {appTexts().signOutAndErase}
          </button>
        </div>
      </Dialog>
    </header>
  );
}

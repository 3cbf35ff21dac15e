import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { searchButtonTexts } from '#desk/ui/desk-ui-texts.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog, {
  waiting: <Spinner label={searchButtonTexts().loading} />,
});

/** Opens the global search: a button, `/` outside fields, and Ctrl+K anywhere. */
export function SearchButton({ person }: { person: DeskPerson }) {
  const t = searchButtonTexts();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        look="ghost"
        icon={Search}
        className="max-sm:btn-square"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void SearchDialog.preload().catch(() => undefined)}
      >
        <span className="max-sm:sr-only">{t.search}</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t.find} shape="wide">
        <SearchDialog person={person} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}

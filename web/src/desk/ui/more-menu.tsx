import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#shared/ui/button.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';

type MenuItem = {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Leads to a page, or acts. */
} & ({ readonly to: string } | { readonly onSelect: () => void });

type MoreMenuProps = {
  /** What the actions are for, where several menus are on the page. */
  of?: string;
  items: readonly MenuItem[];
};

/**
 * The actions that are seldom needed, behind one button. Arrow keys, Home, End and first letters move; Escape closes and
 * gives the focus back. It opens above everything, so that no list cuts it off.
 */
export function MoreMenu({ of, items }: MoreMenuProps) {
  const t = deskUiTexts();
  const menuId = useId();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last'>();
  const isOpen = openAt !== undefined;
  const close = (givesBack = true) => {
    setOpenAt(undefined);
    if (givesBack) button.current?.focus();
  };

  useEffect(() => {
    const [opener, list] = [button.current, menu.current];
    if (!openAt || !opener || !list) return;
    list.showPopover?.();
    place(list, opener);
    entriesOf(list)
      .at(openAt === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      const isInside =
        event.target instanceof Node && (list.contains(event.target) || opener.contains(event.target));
      if (event.type !== 'pointerdown' || !isInside) setOpenAt(undefined);
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', leave, { capture: true, signal });
    addEventListener('scroll', leave, { signal });
    addEventListener('resize', leave, { signal });
    return () => stop.abort();
  }, [openAt]);

  const onMenuKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    const entries = entriesOf(event.currentTarget);
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const to = target(event.key, at, entries);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  return (
    <>
      <Button
        ref={button}
        square
        icon={Ellipsis}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={of ? t.moreOf(of) : t.moreActions}
        onClick={() => setOpenAt(isOpen ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      />
      {isOpen && (
        <div
          ref={menu}
          id={menuId}
          role="menu"
          tabIndex={-1}
          popover="manual"
          aria-label={of ? t.moreOf(of) : t.moreActions}
          className="more-menu"
          onKeyDown={onMenuKey}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="more-menu-item"
              onClick={() => {
                close();
                if ('to' in item) void navigate(item.to);
                else item.onSelect();
              }}
            >
              {item.icon && <item.icon aria-hidden="true" className="size-5 shrink-0" />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function entriesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/** The entry that a key leads to: the next ones go round. */
function target(key: string, at: number, entries: readonly HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const letter = key.toLowerCase();
      const round = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      return round.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(letter));
    }
  }
}

const gap = 4;

/** Below the button, or above it without room; inside the window. */
function place(list: HTMLElement, opener: HTMLElement): void {
  const { top, bottom, right } = opener.getBoundingClientRect();
  const { offsetHeight, offsetWidth } = list;
  const fitsBelow = bottom + gap + offsetHeight <= innerHeight || top < offsetHeight + gap;
  list.style.top = `${fitsBelow ? bottom + gap : top - gap - offsetHeight}px`;
  list.style.left = `${Math.max(gap, Math.min(right, innerWidth - gap) - offsetWidth)}px`;
}

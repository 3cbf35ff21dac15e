import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type To, useHref, useMatch, useNavigate } from 'react-router';
import { paths } from '#shared/api/paths.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  to: To;
  /** Takes the place of the page in the history. */
  replace?: boolean;
  /** What the page that opens finds in its history state. */
  state?: unknown;
};

/**
 * A link to a page of the same app. Like react-router's own, which stands in one file with its forms and fetchers:
 * importing it, every visitor would fetch those too.
 */
export function Link({ to, replace = false, state, onClick, children, ...attributes }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(to, { replace, state });
      }}
    >
      {children}
    </a>
  );
}

/** A link that says when the page it leads to is the one that is open, or one below it. */
export function NavLink(props: LinkProps & { to: string }) {
  const isOpen = useMatch({ path: props.to, end: props.to === paths.home }) !== null;
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}

/** Whether the browser opens what is clicked in another tab or window, or saves it. */
function opensElsewhere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

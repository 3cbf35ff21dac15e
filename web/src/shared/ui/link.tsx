import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler, useMatch } from 'react-router-dom';
import { paths } from '#shared/api/paths.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  to: To;
  /** Takes the place of the page in the history. */
  replace?: boolean;
  /** What the page that opens finds in its history state. */
  state?: unknown;
};

/**
 * A link to a page of the site or the portal, made of react-router's hooks for that purpose: its own component brings along
 * code that fetches pages of its framework ahead, which every visitor would pay for.
 */
export function Link({ to, replace = false, state, onClick, children, ...attributes }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state });
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
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

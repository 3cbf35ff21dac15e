import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LinkButton } from '#shared/ui/button.tsx';

type PageHeadProps = {
  title: string;
  back?: { to: string; name: string };
  children?: ReactNode;
};

export function PageHead({ title, back, children }: PageHeadProps) {
  return (
    <div className="grid">
      {back && <BackLink to={back.to}>{back.name}</BackLink>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{title}</PageTitle>
        {children}
      </div>
    </div>
  );
}

export function PageTitle({ children }: { children: string }) {
  return <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{children}</h1>;
}

/** The way back to a page, with the filter and search it was last seen with. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={asLastSeen(to)} look="ghost" icon={ArrowLeft} className="-ml-4 justify-self-start">
      {children}
    </LinkButton>
  );
}

const lastSearches = new Map<string, string>();

/** Notes the query of the page that is open, until the desk is left. */
export function noteSearch(path: string, search: string): void {
  lastSearches.set(path, search);
}

/** Drops all noted queries, because they hold what a person searched for. */
export function forgetSearches(): void {
  lastSearches.clear();
}

/** A path with the query it was last open with, unless it has one of its own. */
export function asLastSeen(path: string): string {
  return path.includes('?') ? path : `${path}${lastSearches.get(path) ?? ''}`;
}

/**
 * A choice kept in the URL, beside others, so that links and Back work. The usual one leaves the URL as it is.
 * @param read undefined for what is no choice
 */
export function useChoiceInUrl<Value extends string>(
  name: string,
  usual: Value,
  read: (text: string) => Value | undefined,
): readonly [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (value: Value) => {
    const others = [...params].filter(([known]) => known !== name);
    setParams(value === usual ? others : [...others, [name, value]], { replace: true });
  };
  return [read(params.get(name) ?? '') ?? usual, choose];
}

type SubPagesProps = {
  label: string;
  pages: readonly { readonly path: string; readonly label: string }[];
};

/** The pages of one screen. Marks the open one. */
export function SubPages({ label, pages }: SubPagesProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {pages.map(({ path, label: name }) => (
        <LinkButton
          key={path}
          to={path}
          aria-current={pathname === path ? 'page' : undefined}
          look={pathname === path ? 'chosen' : 'ghost'}
        >
          {name}
        </LinkButton>
      ))}
    </nav>
  );
}

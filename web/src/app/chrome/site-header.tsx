import { atSite, paths } from '@welding/domain/paths';
import { brandMark, business } from '@welding/domain/values/business';
import { currentLanguage, languageNames, offeredLanguages } from '@welding/domain/values/language';
import { Menu, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { navigation, routeAt } from '#app/route-table.ts';
import { chooseLanguage } from '#shared/storage/web-storage.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { chromeTexts } from './chrome-texts.tsx';

export function SiteHeader() {
  const t = chromeTexts();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header data-theme="steel-dark" className="site-header">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-1 sm:gap-x-2">
        <Brand />
        <nav aria-label={t.mainNavigation} className="ml-auto hidden items-center gap-1 lg:flex">
          {navigation.map(({ path, label }) => (
            <NavLink key={path} discover="none" to={path} className="site-nav-link px-2">
              {label}
            </NavLink>
          ))}
        </nav>
        <LanguageSwitch className="site-nav-link px-2 max-lg:hidden" />
        <PhoneLink
          className="btn btn-ghost ml-auto min-w-11 px-2.5 text-base sm:gap-2 sm:px-3 lg:ml-0 lg:px-2"
          aria-label={t.call(business.phone)}
        >
          <Phone aria-hidden="true" className="size-5 text-ember" />
          <span className="max-sm:sr-only lg:max-xl:sr-only">{business.phone}</span>
        </PhoneLink>
        <Link discover="none" to={paths.dashboard} className="btn btn-primary px-3 max-lg:hidden">
          {t.scheduleService}
        </Link>
        <Button
          look="ghost"
          square
          className="lg:hidden"
          aria-label={t.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Menu aria-hidden="true" />
        </Button>
      </div>
      <SiteMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

type SiteMenuProps = { open: boolean; onClose: () => void };

/** The link panel of small screens. Its links replace the panel's history entry, so that back leaves the page. */
export function SiteMenu({ open, onClose }: SiteMenuProps) {
  const t = chromeTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t.menu} shape="sheet">
      <nav aria-label={t.menu} className="grid gap-1">
        {navigation.map(({ path, label }) => (
          <NavLink key={path} to={path} replace className="site-nav-link text-lg" onClick={onClose}>
            {label}
          </NavLink>
        ))}
        <LanguageSwitch className="site-nav-link text-lg" />
      </nav>
      <Link to={paths.dashboard} replace className="btn btn-primary" onClick={onClose}>
        {t.scheduleService}
      </Link>
      <PhoneLink className="btn btn-outline" onClick={onClose}>
        <Phone aria-hidden="true" className="size-5" />
        {business.phone}
      </PhoneLink>
      <p className="text-base-content/80">
        {t.emergencyAt(
          <PhoneLink emergency className="link font-semibold whitespace-nowrap" onClick={onClose} />,
        )}
      </p>
    </Dialog>
  );
}

function Brand() {
  const [first = '', ...rest] = business.name.split(' ');
  return (
    <Link
      discover="none"
      to={paths.home}
      className="flex min-h-11 items-center gap-2.5 rounded-field"
      aria-label={business.name}
    >
      <svg viewBox={brandMark.viewBox} className="size-9 shrink-0" aria-hidden="true">
        <path d={brandMark.steel} fill="currentColor" />
        <path
          d={brandMark.ripples}
          fill="none"
          stroke="var(--color-primary)"
          strokeWidth={brandMark.rippleWidth}
          strokeLinecap="round"
        />
        <path d={brandMark.spark} fill="var(--color-primary)" />
      </svg>
      <span aria-hidden="true" className="site-name">
        <span className="display-caps text-2xl tracking-wide">{first}</span> <span>{rest.join(' ')}</span>
      </span>
    </Link>
  );
}

/** Links to this page in other languages and stores the choice. Empty with one language. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  // One prerendered page serves many URLs.
  const here = useHydrated() ? `${pathname}${search}${hash}` : (routeAt(pathname)?.path ?? paths.home);
  const others = offeredLanguages.filter((language) => language !== currentLanguage());
  return others.map((language) => (
    <a
      key={language}
      className={className}
      lang={language}
      hrefLang={language}
      href={atSite(here, language)}
      onClick={() => chooseLanguage(language)}
    >
      {languageNames[language]}
    </a>
  ));
}

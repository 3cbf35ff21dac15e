import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { Menu, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { navigation } from '#app/route-table.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Brand } from './brand.tsx';
import { chromeTexts } from './chrome-texts.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteMenu } from './site-menu.tsx';

/** The sticky navigation; on small screens its links stand in a panel that slides in from the right. */
export function SiteHeader() {
  const texts = chromeTexts();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header data-theme="steel-dark" className="site-header">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-1 sm:gap-x-2">
        <Brand />
        <nav aria-label={texts.mainNavigation} className="ml-auto hidden items-center gap-1 lg:flex">
          {navigation.map(({ path, label }) => (
            <NavLink key={path} to={path} className="site-nav-link px-2">
              {label}
            </NavLink>
          ))}
        </nav>
        <LanguageSwitch className="site-nav-link px-2 max-lg:hidden" />
        <PhoneLink
          className="btn btn-ghost ml-auto min-w-11 px-2.5 text-base sm:gap-2 sm:px-3 lg:ml-0 lg:px-2"
          aria-label={texts.call(business.phone)}
        >
          <Phone aria-hidden="true" className="size-5 text-ember" />
          <span className="max-sm:sr-only lg:max-xl:sr-only">{business.phone}</span>
        </PhoneLink>
        <Link to={paths.dashboard} className="btn btn-primary px-3 max-lg:hidden">
          {texts.scheduleService}
        </Link>
        <button
          type="button"
          className="btn btn-ghost btn-square lg:hidden"
          aria-label={texts.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
      <SiteMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

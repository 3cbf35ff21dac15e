import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { Phone } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { navigation } from '#app/route-table.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { chromeTexts } from './chrome-texts.tsx';
import { LanguageSwitch } from './language-switch.tsx';

type SiteMenuProps = { open: boolean; onClose: () => void };

/** The panel of links on small screens. Links replace the panel's own history entry, so that back leaves the page. */
export function SiteMenu({ open, onClose }: SiteMenuProps) {
  const texts = chromeTexts();
  return (
    <Dialog open={open} onClose={onClose} title={texts.menu} shape="sheet">
      <nav aria-label={texts.menu} className="grid gap-1">
        {navigation.map(({ path, label }) => (
          <NavLink key={path} to={path} replace className="site-nav-link text-lg" onClick={onClose}>
            {label}
          </NavLink>
        ))}
        <LanguageSwitch className="site-nav-link text-lg" />
      </nav>
      <Link to={paths.dashboard} replace className="btn btn-primary" onClick={onClose}>
        {texts.scheduleService}
      </Link>
      <PhoneLink className="btn btn-outline" onClick={onClose}>
        <Phone aria-hidden="true" className="size-5" />
        {business.phone}
      </PhoneLink>
      <p className="text-base-content/80">
        {texts.emergencyAt(
          <PhoneLink emergency className="link font-semibold whitespace-nowrap" onClick={onClose} />,
        )}
      </p>
    </Dialog>
  );
}

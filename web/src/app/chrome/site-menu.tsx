import { business } from '@welding/domain/business/business';
import { telHref } from '@welding/domain/values/phone';
import { Phone } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '#shared/api/paths.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { siteLinks } from './site-links.ts';

type SiteMenuProps = { open: boolean; onClose: () => void };

/** The panel of links on small screens. Links replace the panel's own history entry, so that back leaves the page. */
export function SiteMenu({ open, onClose }: SiteMenuProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Menu" shape="sheet">
      <nav aria-label="Menu" className="grid gap-1">
        {siteLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} replace className="site-nav-link text-lg" onClick={onClose}>
            {label}
          </NavLink>
        ))}
      </nav>
      <Link to={paths.dashboard} replace className="btn btn-primary" onClick={onClose}>
        Schedule Service
      </Link>
      <a className="btn btn-outline" href={telHref(business.phone)} onClick={onClose}>
        <Phone aria-hidden="true" className="size-5" />
        {business.phone}
      </a>
      <p className="text-base-content/80">
        24/7 Emergency Service:{' '}
        <a
          className="link font-semibold whitespace-nowrap"
          href={telHref(business.emergencyPhone)}
          onClick={onClose}
        >
          {business.emergencyPhone}
        </a>
      </p>
    </Dialog>
  );
}

import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { Clock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routeTexts } from '#shared/navigation/route-texts.ts';
import { ContactLines } from '#shared/ui/contact-lines.tsx';
import { chromeTexts } from './chrome-texts.tsx';
import { CredentialLines } from './credential-lines.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';

const services = ['metal_structures', 'mobile_welding', 'truck', 'aluminum'] as const;

export function SiteFooter() {
  const texts = chromeTexts();
  return (
    <footer data-theme="steel-dark" className="site-footer">
      <div className="weld-seam" />
      <div className="page-width grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_0.8fr_1.1fr]">
        <div className="grid content-start gap-3">
          <p className="display text-3xl">{business.name}</p>
          <p className="max-w-xs text-base-content/80">{texts.whoWeAre()}</p>
          <SocialLinks />
        </div>
        <FooterColumn title={routeTexts().services}>
          {services.map((service) => (
            <FooterLink key={service} to={paths.services}>
              {serviceTypeLabels[service]}
            </FooterLink>
          ))}
        </FooterColumn>
        <FooterColumn title={texts.quickLinks}>
          <FooterLink to={paths.home}>{texts.aboutUs}</FooterLink>
          <FooterLink to={paths.home}>{texts.contact}</FooterLink>
          <FooterLink to={paths.dashboard}>{routeTexts().clientPortal}</FooterLink>
        </FooterColumn>
        <FooterColumn title={texts.contactInfo}>
          <ContactLines className="footer-link" />
          <li className="footer-link">
            <Clock aria-hidden="true" className="size-5 text-ember" />
            {texts.emergency}
          </li>
          <li className="footer-link">
            <ShieldCheck aria-hidden="true" className="size-5 text-ember" />
            {texts.licensed}
          </li>
          <CredentialLines />
        </FooterColumn>
      </div>
      <p className="page-width border-t border-base-300 py-5 text-sm text-base-content/75">
        {texts.rights}{' '}
        <Link to={paths.privacy} className="link ml-3 inline-flex min-h-11 items-center">
          {routeTexts().privacy}
        </Link>
        <LanguageSwitch className="link ml-3 inline-flex min-h-11 items-center" />
      </p>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="display mb-2 text-xl text-ember">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link className="footer-link" to={to}>
        {children}
      </Link>
    </li>
  );
}

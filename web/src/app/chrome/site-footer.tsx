import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { Clock, Mail, Phone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { SocialLinks } from './social-links.tsx';

const services = ['metal_structures', 'mobile_welding', 'truck', 'aluminum'] as const;

export function SiteFooter() {
  return (
    <footer data-theme="steel-dark" className="site-footer">
      <div className="weld-seam" />
      <div className="page-width grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_0.8fr_1.1fr]">
        <div className="grid content-start gap-3">
          <p className="display text-3xl">{business.name}</p>
          <p className="max-w-xs text-base-content/80">
            {business.motto}. {business.yearsExperience} years of experience on structural steel, heavy trucks
            and aluminum across the {business.serviceArea}.
          </p>
          <SocialLinks />
        </div>
        <FooterColumn title="Services">
          {services.map((service) => (
            <FooterLink key={service} to={paths.services}>
              {serviceTypeLabels[service]}
            </FooterLink>
          ))}
        </FooterColumn>
        <FooterColumn title="Quick Links">
          <FooterLink to={paths.home}>About Us</FooterLink>
          <FooterLink to={paths.home}>Contact</FooterLink>
          <FooterLink to={paths.dashboard}>Client Portal</FooterLink>
        </FooterColumn>
        <FooterColumn title="Contact Info">
          <li>
            <PhoneLink className="footer-link">
              <Phone aria-hidden="true" className="size-5 text-ember" />
              {business.phone}
            </PhoneLink>
          </li>
          <li>
            <a className="footer-link" href={`mailto:${business.email}`}>
              <Mail aria-hidden="true" className="size-5 shrink-0 text-ember" />
              <span className="min-w-0 wrap-anywhere">{business.email}</span>
            </a>
          </li>
          <li className="footer-link">
            <Clock aria-hidden="true" className="size-5 text-ember" />
            24/7 Emergency Service
          </li>
          <li className="footer-link">
            <ShieldCheck aria-hidden="true" className="size-5 text-ember" />
            Licensed &amp; Insured
          </li>
        </FooterColumn>
      </div>
      <p className="page-width border-t border-base-300 py-5 text-sm text-base-content/75">
        {`© ${business.copyrightYear} ${business.name}. All rights reserved.`}{' '}
        <Link to={paths.privacy} className="link ml-3 inline-flex min-h-11 items-center">
          Privacy
        </Link>
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

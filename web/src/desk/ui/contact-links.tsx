import { mailtoHref } from '@welding/domain/values/email';
import { smsHref, telHref } from '@welding/domain/values/phone';
import { type LucideIcon, Mail, MapPin, MessageSquare, Phone } from 'lucide-react';
import { LinkButton } from '#shared/ui/button.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';

type ContactLinksProps = {
  name: string;
  phone: string;
  email: string;
  address?: string | undefined;
  /** A phone shows icons in one row. */
  areIconsOnPhones?: boolean;
  preferred?: 'phone' | 'email' | 'other';
};

/** Buttons to call, text, mail and open the map, the preferred way first and filled. Unknown data has no button. */
export function ContactLinks({
  name,
  phone,
  email,
  address,
  preferred,
  areIconsOnPhones = false,
}: ContactLinksProps) {
  const t = deskUiTexts();
  const canCall = /\d/.test(phone);
  const look = (way: typeof preferred) => (way === preferred ? 'chosen' : 'outline');
  const mail = email && (
    <ContactLink icon={Mail} label={t.email} name={name} href={mailtoHref(email)} look={look('email')} />
  );
  return (
    <div className={`flex flex-wrap gap-2 ${areIconsOnPhones ? 'contact-icons' : ''}`}>
      {preferred === 'email' && mail}
      {canCall && (
        <ContactLink icon={Phone} label={t.call} name={name} href={telHref(phone)} look={look('phone')} />
      )}
      {canCall && <ContactLink icon={MessageSquare} label={t.text} name={name} href={smsHref(phone)} />}
      {preferred !== 'email' && mail}
      {address && (
        <ContactLink
          icon={MapPin}
          label={t.map}
          name={name}
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
        />
      )}
    </div>
  );
}

type ContactLinkProps = {
  icon: LucideIcon;
  label: string;
  name: string;
  href: string;
  look?: 'outline' | 'chosen';
};

function ContactLink({ icon: Icon, label, name, href, look = 'outline' }: ContactLinkProps) {
  const elsewhere = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <LinkButton
      href={href}
      look={look}
      {...elsewhere}
      className="px-2.5 whitespace-nowrap max-sm:grow"
      aria-label={`${label} ${name}`}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span>{label}</span>
    </LinkButton>
  );
}

import { apiPaths } from '@welding/domain/api-paths';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { tooltipTiming } from '@welding/domain/interface-timing';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { currentLanguage } from '@welding/domain/values/language';
import { Clock, ShieldCheck } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { hasField } from '#shared/appointments/special-day.ts';
import { routeTexts } from '#shared/navigation/route-texts.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { whenIdle } from '#shared/ui/load-moments.ts';
import { ContactLines } from '#shared/ui/phone-link.tsx';
import { chromeTexts } from './chrome-texts.tsx';
import { LanguageSwitch } from './site-header.tsx';

const services = ['metal_structures', 'mobile_welding', 'truck', 'aluminum'] as const;

export function SiteFooter() {
  const t = chromeTexts();
  return (
    <footer data-theme="steel-dark" className="site-footer">
      <div className="weld-seam" />
      <div className="page-width grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_0.8fr_1.1fr]">
        <div className="grid content-start gap-3">
          <p className="display text-3xl">{business.name}</p>
          <p className="max-w-xs text-base-content/80">{t.whoWeAre()}</p>
          <SocialLinks />
        </div>
        <FooterColumn title={routeTexts().services}>
          {services.map((service) => (
            <FooterLink key={service} to={paths.services}>
              {serviceTypeLabels[service]}
            </FooterLink>
          ))}
        </FooterColumn>
        <FooterColumn title={t.quickLinks}>
          <FooterLink to={paths.home}>{t.aboutUs}</FooterLink>
          <FooterLink to={paths.home}>{t.contact}</FooterLink>
          <FooterLink to={paths.work}>{routeTexts().work}</FooterLink>
          <FooterLink to={paths.dashboard}>{routeTexts().clientPortal}</FooterLink>
        </FooterColumn>
        <FooterColumn title={t.contactInfo}>
          <ContactLines className="footer-link" />
          <li className="footer-link">
            <Clock aria-hidden="true" className="size-5 text-ember" />
            {t.emergency}
          </li>
          <li className="footer-link">
            <ShieldCheck aria-hidden="true" className="size-5 text-ember" />
            {t.licensed}
          </li>
          <CredentialLines />
        </FooterColumn>
      </div>
      <p className="page-width border-t border-base-300 py-5 text-sm text-base-content/75">
        {t.rights}{' '}
        <Link discover="none" to={paths.privacy} className="link ml-3 inline-flex min-h-11 items-center">
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
      <Link discover="none" className="footer-link" to={to}>
        {children}
      </Link>
    </li>
  );
}

const networks = [
  {
    name: 'Facebook',
    url: business.social.facebook,
    drawing: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.7-4h-3.7V9c0-.6.1-1 .5-1z',
  },
  {
    name: 'Instagram',
    url: business.social.instagram,
    outline:
      'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM17 7h.01',
  },
  {
    name: 'YouTube',
    url: business.social.youtube,
    drawing:
      'M12 5c7 0 9 .5 9.5 2.5.6 2.5.6 6.5 0 9C21 18.5 19 19 12 19s-9-.5-9.5-2.5c-.6-2.5-.6-6.5 0-9C3 5.5 5 5 12 5zm-2 4v6l5-3z',
  },
];

/** Links without a URL do nothing. */
export function SocialLinks() {
  const stay = (event: MouseEvent) => event.preventDefault();
  return (
    <ul className="-ml-2.5 flex">
      {networks.map(({ name, url, drawing, outline }) => (
        <li key={name}>
          <Tooltip text={name}>
            <LinkButton
              {...(url ? { href: url, target: '_blank', rel: 'noreferrer' } : { href: '#', onClick: stay })}
              look="ghost"
              square
            >
              {outline ? (
                <svg viewBox="0 0 24 24" className="icon size-6" aria-hidden="true">
                  <path d={outline} />
                </svg>
              ) : (
                <svg viewBox="0 0 24 24" className="size-6" fill="currentColor" aria-hidden="true">
                  <path d={drawing} />
                </svg>
              )}
              <span className="sr-only">{name}</span>
            </LinkButton>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

/** The next tooltip opens without a delay within the skip delay after this time. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

type TooltipProps = {
  text: string;
  /** Needs its own accessible name. */
  children: ReactNode;
};

/** A text beside a control: delayed on hover, immediate on keyboard focus. Escape hides it (WCAG 1.4.13). */
function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(opening.current), []);

  const show = (delayMs: number) => {
    clearTimeout(opening.current);
    opening.current = setTimeout(() => setOpen(true), delayMs);
  };
  const hide = () => {
    clearTimeout(opening.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };
  const hoverDelay = () =>
    performance.now() - lastClosedAt < tooltipTiming.skipDelayMs ? 0 : tooltipTiming.openDelayMs;
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      hide();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which is the interactive one
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(hoverDelay())}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children}
      {open && (
        <span id={id} role="tooltip" className="tooltip-text">
          {text}
        </span>
      )}
    </span>
  );
}

const none: readonly string[] = [];

/** License and insurance, last in the footer so that loading them moves nothing. */
function CredentialLines() {
  const [lines, setLines] = useState(none);
  useEffect(
    () =>
      whenIdle(() => {
        fetchLines().then(setLines, () => undefined);
      }),
    [],
  );
  return lines.map((line) => (
    <li key={line} className="pb-1 text-sm text-base-content/80">
      {line}
    </li>
  ));
}

async function fetchLines(): Promise<readonly string[]> {
  const response = await fetch(apiPaths.credentials, { headers: { 'Accept-Language': currentLanguage() } });
  const json: unknown = response.ok ? await response.json() : null;
  const lines = hasField(json, 'lines') ? json.lines : null;
  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : none;
}

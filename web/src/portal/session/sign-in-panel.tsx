import { business } from '@welding/domain/values/business';
import { BellRing, CalendarCheck, CreditCard } from 'lucide-react';
import { useEffect } from 'react';
import { formPlace } from '#shared/ui/form-place.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { firstUse } from '#shared/ui/load-moments.ts';
import { Notice } from '#shared/ui/panel.tsx';
import { signInTexts } from './sign-in-texts.tsx';

/** Finds the form in prerendered HTML before its code loads. */
const formId = 'sign-in-form';

const SignInForm = lazyPart(async () => (await import('./sign-in-form.tsx')).SignInForm, {
  ...formPlace,
  until: () => firstUse(formId),
});

type SignInPanelProps = {
  /** Why the last session ended by itself. */
  notice: string | null;
  /** Called on first typing, to load the portal's code. */
  onTyping: () => void;
};

const reasons = [
  { icon: BellRing, text: signInTexts().reasons.status },
  { icon: CalendarCheck, text: signInTexts().reasons.visits },
  { icon: CreditCard, text: signInTexts().reasons.card },
];

export function SignInPanel({ notice, onTyping }: SignInPanelProps) {
  // Listens on the document in the capture phase, because React gets no events of the form before its code loads.
  const t = signInTexts();
  useEffect(() => {
    document.addEventListener('input', onTyping, { once: true, capture: true });
    return () => document.removeEventListener('input', onTyping, { capture: true });
  }, [onTyping]);

  return (
    <div className="grid items-start gap-8 md:grid-cols-2 md:gap-14">
      <div className="grid gap-5 md:pt-6">
        <h1 className="display text-[min(12vw,3rem)] sm:text-6xl">{t.clientPortal}</h1>
        <p className="text-lg">{t.yourProjects(business.name)}</p>
        <ul className="grid gap-3 max-md:hidden">
          {reasons.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3">
              <Icon aria-hidden="true" className="size-6 shrink-0 text-ember" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="panel border-t-4 border-t-primary p-5 sm:p-8">
        {notice && (
          <Notice role="alert" className="mb-5">
            {notice}
          </Notice>
        )}
        <SignInForm id={formId} />
      </div>
    </div>
  );
}

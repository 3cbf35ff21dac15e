import { lazy, memo, Suspense, useEffect } from 'react';
import { Spinner } from '#components/spinner.tsx';
import { signInFormId } from './sign-in-form-id.ts';

const signsOfUse = ['pointerdown', 'keydown', 'focusin', 'input'] as const;
/** On the way down: React lets no event rise out of a part of the page whose code is not there. */
const captured = { capture: true, passive: true } as const;

const SignInForm = lazy(async () => {
  await whenSignInFormIsWanted();
  return { default: (await import('./sign-in-form.tsx')).SignInForm };
});

/**
 * The sign-in form, whose code is fetched only when someone turns to it: until then the prerendered form can be typed
 * into. Memoised because an update from above would make React throw that form away, with what was typed.
 */
export const DeferredSignInForm = memo(function DeferredSignInForm() {
  useEffect(holdEarlySubmit, []);
  return (
    <Suspense fallback={<SignInFormLoading />}>
      <SignInForm />
    </Suspense>
  );
});

/** Resolves at the first sign of use; at once where no prerendered form stands in the page. */
function whenSignInFormIsWanted(): Promise<void> {
  const isPrerendered = typeof document !== 'undefined' && document.getElementById(signInFormId) !== null;
  if (!isPrerendered) return Promise.resolve();
  return new Promise((resolve) => {
    const want = () => {
      for (const sign of signsOfUse) removeEventListener(sign, want, captured);
      resolve();
    };
    for (const sign of signsOfUse) addEventListener(sign, want, captured);
    // The field that has the focus already was turned to before this code ran.
    if (document.getElementById(signInFormId)?.contains(document.activeElement)) want();
  });
}

/** Sends a form that was submitted before its code was there, as soon as it is. */
function holdEarlySubmit() {
  const hold = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.id !== signInFormId || 'ready' in form.dataset) return;
    event.preventDefault();
    form.dataset['submitted'] = '';
  };
  document.addEventListener('submit', hold, { capture: true });
  return () => document.removeEventListener('submit', hold, { capture: true });
}

function SignInFormLoading() {
  return (
    <div className="grid min-h-96 place-items-center">
      <Spinner label="Loading the form" className="size-10 text-ember" />
    </div>
  );
}

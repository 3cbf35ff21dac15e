import { lazy, memo, Suspense } from 'react';
import { Spinner } from '#shared/ui/spinner.tsx';
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
  return (
    <Suspense fallback={<SignInFormLoading />}>
      <SignInForm />
    </Suspense>
  );
});

/** Resolves at the first sign of use; at once where no prerendered form stands in the page. */
function whenSignInFormIsWanted(): Promise<void> {
  const form = typeof document === 'undefined' ? null : document.getElementById(signInFormId);
  // `submitted`: set by app/early-use-script.ts.
  if (!form || 'submitted' in form.dataset) return Promise.resolve();
  return new Promise((resolve) => {
    const want = () => {
      for (const sign of signsOfUse) removeEventListener(sign, want, captured);
      resolve();
    };
    for (const sign of signsOfUse) addEventListener(sign, want, captured);
    // The field that has the focus already was turned to before this code ran.
    if (form.contains(document.activeElement)) want();
  });
}

function SignInFormLoading() {
  return (
    <div className="grid min-h-96 place-items-center">
      <Spinner label="Loading the form" className="size-10 text-ember" />
    </div>
  );
}

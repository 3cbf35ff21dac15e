import { deferredForm } from '#shared/ui/deferred-form.tsx';
import { signInFormId } from './sign-in-form-id.ts';

/** The sign-in form. */
export const DeferredSignInForm = deferredForm({
  id: signInFormId,
  load: async () => (await import('./sign-in-form.tsx')).SignInForm,
  signsOfUse: ['pointerdown', 'keydown', 'focusin', 'input'],
  height: 'min-h-96',
});

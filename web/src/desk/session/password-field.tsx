import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#shared/ui/field.tsx';
import { sessionTexts } from './session-texts.ts';

type PasswordFieldProps = {
  /** Called where the field stands: the first of several wrong fields, in the order of these calls, gets the focus. */
  register: () => UseFormRegisterReturn;
  error: string | undefined;
  /** One that is being set. */
  isNew?: boolean;
};

/** A password with a button that shows it. */
export function PasswordField({ register, error, isNew = false }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={isNew ? sessionTexts().newPassword : sessionTexts().password} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...register()}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            className="input input-lg w-full pr-14"
          />
          <button
            type="button"
            className="btn btn-ghost btn-square absolute top-1/2 right-1 z-10 -translate-y-1/2"
            aria-label={sessionTexts().showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}

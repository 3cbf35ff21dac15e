import type { SignInPlace } from '@welding/domain/entities/login-code';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSave } from '#shared/form/use-save.ts';
import { Spinner } from '#shared/ui/button.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { codeTexts } from './code-texts.tsx';
import { signInProblem } from './sign-in.ts';

type PlaceChoiceProps = {
  places: readonly SignInPlace[];
  /** Shows what it throws. */
  onChoose: (place: string) => Promise<void>;
};

/** Asks which account to open, for an email of several. */
export function PlaceChoice({ places, onChoose }: PlaceChoiceProps) {
  const t = codeTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<string>();
  const { isSaving, problem, save } = useSave(signInProblem);
  useEffect(() => heading.current?.focus(), []);

  const choose = (place: string) =>
    save(async () => {
      setChosen(place);
      await onChoose(place);
    });
  const opening = isSaving ? chosen : undefined;

  return (
    <div className="grid w-full grid-cols-1 gap-4">
      <h2 ref={heading} tabIndex={-1} className="display text-3xl outline-none">
        {t.whichAccount}
      </h2>
      <p>{t.severalAccounts}</p>
      <ul className="grid gap-2">
        {places.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className="list-row-button"
              aria-busy={opening === id}
              onClick={() => void choose(id)}
            >
              <span className="wrap-anywhere min-w-0 flex-1 font-semibold text-lg">{name}</span>
              {opening === id ? (
                <Spinner label={t.confirming} className="size-5 shrink-0" />
              ) : (
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 opacity-60" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <ProblemLine>{problem}</ProblemLine>
    </div>
  );
}

import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { logOut } from './log-out.ts';
import { sessionTexts } from './session-texts.ts';

type WelcomeBarProps = {
  firstName: string;
  /** Whether the client has just signed in here: the heading then takes the focus, which the form has lost. */
  takeFocus: boolean;
};

/** Who is signed in, and the way out. */
export function WelcomeBar({ firstName, takeFocus }: WelcomeBarProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 ref={heading} tabIndex={-1} className="display wrap-anywhere text-4xl outline-none sm:text-5xl">
        {sessionTexts().welcome(firstName)}
      </h1>
      <button type="button" className="btn btn-outline" onClick={() => void logOut()}>
        <LogOut aria-hidden="true" />
        {sessionTexts().logout}
      </button>
    </div>
  );
}

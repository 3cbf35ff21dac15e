import { useEffect, useRef, useState } from 'react';
import { failureSentence } from '#shared/api/failure-sentence.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { keepEmail } from './code-calls.ts';
import { linkTexts } from './link-texts.ts';
import { signInTexts } from './sign-in-texts.ts';

type KeepEmailByLinkProps = {
  token: string;
  /** Takes the token out of the address: the portal is shown, or its form. */
  onLeave: () => void;
};

/** Where the mail leads that told an old address of a new one. The button takes the address back, and nothing before it. */
export function KeepEmailByLink({ token, onLeave }: KeepEmailByLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<'asked' | 'sending' | 'done'>('asked');
  const [problem, setProblem] = useState<string>();
  useEffect(() => heading.current?.focus(), []);

  const takeBack = async () => {
    if (step !== 'asked') return;
    setStep('sending');
    setProblem(undefined);
    try {
      await keepEmail(token);
      setStep('done');
      heading.current?.focus();
    } catch (error) {
      setProblem(failureSentence(error));
      setStep('asked');
    }
  };

  return (
    <div className="panel mx-auto grid max-w-xl justify-items-start gap-5 border-t-4 border-t-primary p-5 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="display text-4xl outline-none sm:text-5xl">
        {step === 'done' ? linkTexts().yoursAgain : linkTexts().takeBack}
      </h1>
      {step === 'done' ? (
        <p>{linkTexts().takenBack(<PhoneLink className="link whitespace-nowrap" />)}</p>
      ) : (
        <p>{linkTexts().whyTakeBack}</p>
      )}
      <div role="alert" className="empty:hidden">
        {problem && (
          <p className="alert alert-error alert-soft block text-base text-base-content">
            {signInTexts().stillCall(problem, <PhoneLink className="link whitespace-nowrap" />)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {step !== 'done' && (
          <button
            type="button"
            className="btn btn-primary btn-lg"
            aria-disabled={step === 'sending'}
            onClick={() => void takeBack()}
          >
            {step === 'sending' && <Spinner />}
            {step === 'sending' ? linkTexts().takingBack : linkTexts().notMe}
          </button>
        )}
        <button type="button" className="btn btn-outline btn-lg" onClick={onLeave}>
          {step === 'done' ? linkTexts().goToPortal : linkTexts().wasMe}
        </button>
      </div>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { failureSentence } from '#shared/api/failure-sentence.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { keepEmail } from './code-calls.ts';

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
        {step === 'done' ? 'This address is yours again' : 'Take your address back'}
      </h1>
      {step === 'done' ? (
        <p>
          Our mails go to it again, and everyone who was signed in to your portal is logged out. Please sign
          in again, and call <PhoneLink className="link whitespace-nowrap" /> if anything else looks wrong.
        </p>
      ) : (
        <p>
          Someone gave us another e-mail for your portal. If that wasn’t you, press the button: this address
          works again, and everyone signed in to your portal is logged out.
        </p>
      )}
      <div role="alert" className="empty:hidden">
        {problem && (
          <p className="alert alert-error alert-soft block text-base text-base-content">
            {problem} If that does not help, call <PhoneLink className="link whitespace-nowrap" />.
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
            {step === 'sending' ? 'Taking it back' : 'This was not me'}
          </button>
        )}
        <button type="button" className="btn btn-outline btn-lg" onClick={onLeave}>
          {step === 'done' ? 'Go to the portal' : 'It was me'}
        </button>
      </div>
    </div>
  );
}

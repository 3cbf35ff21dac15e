import { useRef, useState } from 'react';
import { failureSentence } from '#shared/api/api-request.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { keepEmail } from './code-calls.ts';
import { LinkPanel } from './link-panel.tsx';
import { linkTexts } from './link-texts.tsx';

type KeepEmailByLinkProps = {
  token: string;
  /** Removes the token from the URL. */
  onLeave: () => void;
};

/** The page of the mail to an old address. Only its button restores the address, because mail scanners open links. */
export function KeepEmailByLink({ token, onLeave }: KeepEmailByLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<'asked' | 'sending' | 'done'>('asked');
  const [problem, setProblem] = useState<string>();

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

  const isDone = step === 'done';
  return (
    <LinkPanel
      title={isDone ? linkTexts().yoursAgain : linkTexts().takeBack}
      heading={heading}
      problem={problem}
      action={
        isDone
          ? undefined
          : {
              label: step === 'sending' ? linkTexts().takingBack : linkTexts().notMe,
              isBusy: step === 'sending',
              onAct: () => void takeBack(),
            }
      }
      leave={isDone ? linkTexts().goToPortal : linkTexts().wasMe}
      onLeave={onLeave}
    >
      <p>
        {isDone
          ? linkTexts().takenBack(<PhoneLink className="link whitespace-nowrap" />)
          : linkTexts().whyTakeBack}
      </p>
    </LinkPanel>
  );
}

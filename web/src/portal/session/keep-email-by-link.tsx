import { useRef, useState } from 'react';
import { failureSentence } from '#shared/api/failure-sentence.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { keepEmail } from './code-calls.ts';
import { LinkPanel } from './link-panel.tsx';
import { linkTexts } from './link-texts.tsx';

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

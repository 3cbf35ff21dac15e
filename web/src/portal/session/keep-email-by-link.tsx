import { useRef, useState } from 'react';
import { failureSentence } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
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
  const [isDone, setDone] = useState(false);
  const { isSaving, problem, save } = useSave(failureSentence);

  const takeBack = async () => {
    if (!(await save(() => keepEmail(token)))) return;
    setDone(true);
    heading.current?.focus();
  };

  return (
    <LinkPanel
      title={isDone ? linkTexts().yoursAgain : linkTexts().takeBack}
      heading={heading}
      problem={problem}
      action={
        isDone
          ? undefined
          : {
              label: isSaving ? linkTexts().takingBack : linkTexts().notMe,
              isBusy: isSaving,
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

import { type ReactNode, type RefObject, useEffect } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { signInTexts } from './sign-in-texts.tsx';

type LinkPanelProps = {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
  problem: string | undefined;
  /** Missing once it is done. */
  action?: { readonly label: string; readonly isBusy: boolean; readonly onAct: () => void } | undefined;
  leave: string;
  onLeave: () => void;
};

/** The page of a mail's link. Only the button uses the link, because mail scanners open links. */
export function LinkPanel({ title, heading, children, problem, action, leave, onLeave }: LinkPanelProps) {
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <div className="panel mx-auto grid max-w-xl justify-items-start gap-5 border-t-4 border-t-primary p-5 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="display text-4xl outline-none sm:text-5xl">
        {title}
      </h1>
      {children}
      <div role="alert" className="empty:hidden">
        {problem && (
          <Notice kind="error">
            {signInTexts().stillCall(problem, <PhoneLink className="link whitespace-nowrap" />)}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {action && (
          <Button look="primary" large isBusy={action.isBusy} onClick={action.onAct}>
            {action.label}
          </Button>
        )}
        <Button large onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </div>
  );
}

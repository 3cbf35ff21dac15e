import type { MailPreview } from '@welding/domain/entities/mail-preview';
import type { ServiceType } from '@welding/domain/entities/service-type';
import { useEffect, useState } from 'react';
import { usePaused } from '#desk/client-search/use-client-search.ts';
import { ShownMail } from '#desk/ui/shown-mail.tsx';
import { ApiError } from '#shared/api/api-request.ts';
import { askForAcceptMail } from './answer-request.ts';
import { answerTexts } from './answer-texts.ts';

type MailOfAnswerProps = {
  requestId: string;
  /** Who was chosen; undefined leaves it to the e-mail. */
  clientId: string | undefined;
  title: string;
  serviceType: ServiceType;
};

/** The mail that accepting would send, as it is typed. */
export function MailOfAnswer({ requestId, clientId, title, serviceType }: MailOfAnswerProps) {
  const [shown, setShown] = useState<MailPreview | string>(answerTexts().loadingMail);
  const typed = usePaused(title);
  useEffect(() => {
    const aborting = new AbortController();
    const query = { title: typed, serviceType, ...(clientId && { clientId }) };
    askForAcceptMail(requestId, query, aborting.signal).then(setShown, (error: unknown) => {
      if (aborting.signal.aborted) return;
      setShown(error instanceof ApiError ? `${error.reason}.` : answerTexts().mailNotShown);
    });
    return () => aborting.abort();
  }, [requestId, clientId, typed, serviceType]);
  return typeof shown === 'string' ? <p role="status">{shown}</p> : <ShownMail mail={shown} />;
}

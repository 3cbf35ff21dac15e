import type { OpenedPaper } from '@welding/domain/entities/paper-link';
import { errorCodes } from '@welding/domain/error-codes';
import { paths } from '@welding/domain/paths';
import { FileText, LogIn } from 'lucide-react';
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { PageLoading } from '#app/chrome/layout.tsx';
import { ApiError, problemOfLink } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import { paperPagesTexts } from './paper-pages-texts.tsx';

const OpenPaper = lazyPart(async () => (await import('./open-paper.tsx')).OpenPaper);

type LinkedPaperProps = {
  token: string;
  noun: 'estimate' | 'invoice';
  /** This tab already opened the paper, and the person returns from a bank's page. */
  isBack: boolean;
};

/** The page of a mail's link. Loads nothing before a tap because mail scanners open every link. */
export function LinkedPaper({ token, noun, isBack }: LinkedPaperProps) {
  const t = paperPagesTexts();
  const texts = t[noun];
  const [wasBack] = useState(isBack);
  const [opened, setOpened] = useState<OpenedPaper>();
  const place = useStepFocus<HTMLDivElement>(opened === undefined);
  const { isSaving: isOpening, problem, save, settle } = useSave(problemOfLink);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const end = useCallback(
    (reason: ApiError) => {
      setOpened(undefined);
      setNeedsSignIn(reason.code === errorCodes.linkEnded);
      settle(problemOfLink(reason));
    },
    [settle],
  );
  const open = () =>
    save(async () => {
      const [{ fetchLinked }] = await Promise.all([import('./open-paper.tsx'), OpenPaper.preload()]);
      try {
        setOpened(await fetchLinked(token));
      } catch (error) {
        setNeedsSignIn(error instanceof ApiError && error.code === errorCodes.linkEnded);
        throw error;
      }
    });
  const reopen = useEffectEvent(open);
  useEffect(() => {
    if (wasBack) void reopen();
  }, [wasBack]);

  if (opened) {
    if (opened.kind === 'code') {
      return (
        <Navigate
          to={opened.of === 'estimate' ? paths.estimate(opened.id) : paths.invoice(opened.id)}
          replace
        />
      );
    }
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        <Suspense fallback={<PageLoading />}>
          <OpenPaper token={token} first={opened} awaitsPayment={wasBack} onEnded={end} />
        </Suspense>
      </div>
    );
  }
  return (
    <section className="m-auto grid w-full max-w-2xl justify-items-start gap-6">
      <h1 className="display text-4xl sm:text-5xl">{texts.title}</h1>
      {!needsSignIn && <p className="text-lg">{texts.whatOpens}</p>}
      <Notice kind="error" role="alert" className="empty:hidden">
        {problem}
      </Notice>
      {needsSignIn ? (
        <LinkButton look="primary" large icon={LogIn} to={paths.dashboard}>
          {t.signIn}
        </LinkButton>
      ) : (
        <Button
          look="primary"
          large
          icon={FileText}
          isBusy={isOpening}
          className="held-back"
          onClick={() => void open()}
        >
          {texts.open}
        </Button>
      )}
      <p>{t.questions(<PhoneLink className="link whitespace-nowrap font-semibold" />)}</p>
    </section>
  );
}

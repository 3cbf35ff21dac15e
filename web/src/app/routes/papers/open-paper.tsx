import { apiPaths } from '@welding/domain/api-paths';
import { type Estimate, estimateSchema, estimateTitle } from '@welding/domain/entities/estimate';
import { type OpenedPaper, openedPaperSchema, paperLinkHeader } from '@welding/domain/entities/paper-link';
import { dollarsToCents } from '@welding/domain/values/money';
import { FileText } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { linkAnswers } from '#portal/papers/answer-forms.tsx';
import { Deposit, type PayNow } from '#portal/papers/deposit-due.tsx';
import { EstimatePaper } from '#portal/papers/estimate-paper.tsx';
import { InvoicePaper } from '#portal/papers/invoice-paper.tsx';
import { portalPaperTexts } from '#portal/papers/portal-paper-texts.tsx';
import { ApiError, apiRequest, fetchFile } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { downloadFile } from '#shared/ui/download-file.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { forgetOpenedLink, noteOpenedLink } from './opened-link.ts';
import { paperPagesTexts } from './paper-pages-texts.tsx';

const DuePayment = lazyPart(async () => (await import('#portal/checkout/payment-form.tsx')).DuePaymentForm, {
  waiting: <Spinner label={paperPagesTexts().loadingForm} className="size-10 text-ember" />,
});

type OpenPaperProps = {
  token: string;
  first: Shown;
  /** A payment was just made at a bank's page. */
  awaitsPayment: boolean;
  /** Called with the reason when the link no longer works. */
  onEnded: (reason: ApiError) => void;
};

/** An estimate or invoice opened by a mail's link. None of it is stored outside this page. */
export function OpenPaper({ token, first, awaitsPayment, onEnded }: OpenPaperProps) {
  const t = portalPaperTexts();
  const { opened, setOpened, notePaid, look } = useOpenedPaper(token, first, awaitsPayment, onEnded);
  useEffect(() => {
    noteOpenedLink(token);
    return forgetOpenedLink;
  }, [token]);

  const paper = opened.kind === 'estimate' ? opened.estimate : opened.invoice;
  const answers = useMemo(
    () =>
      linkAnswers(token, paper.id, (json) => {
        const estimate = estimateSchema.parse(json);
        setOpened((before) => withAnswer(before, estimate));
      }),
    [token, paper.id, setOpened],
  );
  const payNow: PayNow = (due, onPaid) => (
    <DuePayment
      due={{ ...due, paperLink: token }}
      onPaid={() => {
        onPaid();
        notePaid();
      }}
      onRefused={() => void look()}
      onSessionLost={nothing}
    />
  );

  if (opened.kind === 'invoice') {
    const { id, number } = opened.invoice;
    const pdf = <LinkedPdf token={token} path={apiPaths.invoicePdf(id)} name={t.invoice(number)} />;
    const receipt = (
      <LinkedPdf token={token} path={apiPaths.invoiceReceipt(id)} name={t.receiptOf(number)}>
        {t.downloadReceipt}
      </LinkedPdf>
    );
    return <InvoicePaper invoice={opened.invoice} payNow={payNow} pdf={pdf} receipt={receipt} />;
  }
  const { estimate, depositDue, depositOnItsWay = 0, isCancelled = false } = opened;
  return (
    <EstimatePaper
      estimate={estimate}
      answers={answers}
      onSessionLost={nothing}
      pdf={
        <LinkedPdf token={token} path={apiPaths.estimatePdf(estimate.id)} name={estimateTitle(estimate)} />
      }
      deposit={
        <Deposit
          estimate={estimate}
          dueCents={dollarsToCents(depositDue)}
          onItsWayCents={dollarsToCents(depositOnItsWay)}
          payNow={payNow}
          receipt={
            <LinkedPdf
              token={token}
              path={apiPaths.estimateReceipt(estimate.id)}
              name={t.receiptOf(estimate.number)}
            >
              {t.downloadReceipt}
            </LinkedPdf>
          }
        />
      }
      isCancelled={isCancelled}
    />
  );
}

/** The opened estimate after its client saw or answered it. Keeps what only opening tells, such as a canceled job. */
export function withAnswer(opened: Shown, estimate: Estimate): Shown {
  const depositDue = estimate.status === 'approved' ? estimate.depositAmount : 0;
  return { ...(opened.kind === 'estimate' && opened), kind: 'estimate', estimate, depositDue };
}

/** Does nothing, because no one is signed in here. */
function nothing(): void {}

type LinkedPdfProps = { token: string; path: string; name: string; children?: ReactNode };

/** Saves the PDF. Fetches it because a plain link cannot send the token's header. */
function LinkedPdf({ token, path, name, children }: LinkedPdfProps) {
  const t = paperPagesTexts();
  const { isSaving, save } = useSave(() => {
    const { pdfNotLoaded: title, checkSignal: description } = t;
    void showToast({ title, description, variant: 'destructive' });
    return undefined;
  });
  const load = async () =>
    downloadFile(await fetchFile(path, { headers: { [paperLinkHeader]: token } }), `${name}.pdf`);
  return (
    <Button icon={FileText} isBusy={isSaving} className="held-back" onClick={() => void save(load)}>
      {children ?? t.downloadPdf}
    </Button>
  );
}

/** Seconds after a payment to look for it. Stripe reports it to the server first. */
const looks = [2, 5, 10, 20, 40, 80];

type Shown = Exclude<OpenedPaper, { kind: 'code' }>;

/**
 * The paper. Reloads after a payment, when the page is shown again, and by `look`, because the client may have paid
 * elsewhere.
 * @param awaitsPayment a payment was just made at a bank's page
 * @param onEnded called with the reason when the link no longer works
 */
function useOpenedPaper(
  token: string,
  first: Shown,
  awaitsPayment: boolean,
  onEnded: (reason: ApiError) => void,
) {
  const [opened, setOpened] = useState(first);
  const [payments, setPayments] = useState(awaitsPayment ? 1 : 0);
  const look = useCallback(async () => {
    try {
      const found = await fetchLinked(token);
      if (found.kind !== 'code') setOpened(found);
    } catch (error) {
      if (error instanceof ApiError && [404, 410].includes(error.status)) onEnded(error);
    }
  }, [token, onEnded]);
  useEffect(() => {
    if (payments === 0) return;
    const timers = looks.map((seconds) => setTimeout(() => void look(), seconds * 1000));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [payments, look]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look]);
  const notePaid = useCallback(() => setPayments((count) => count + 1), []);
  return { opened, setOpened, notePaid, look };
}

/** @throws as `apiRequest` */
export async function fetchLinked(token: string): Promise<OpenedPaper> {
  return await apiRequest(apiPaths.paperLinks, (json) => openedPaperSchema.parse(json), { body: { token } });
}

import type { QuoteRequest } from '@welding/domain/entities/quote';
import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { toasts } from '@welding/domain/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { markInstallMoment } from '#pwa/install/install-moment.ts';
import { forgetSentLater, sentLater } from '#pwa/site-queue/sent-later.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useReadyForm } from '#shared/ui/use-ready-form.ts';
import { FoundByField } from './found-by-field.tsx';
import { JobFields } from './job-fields.tsx';
import { MoreAboutJob } from './more-about-job.tsx';
import { PersonFields, PrivacyNote } from './person-fields.tsx';
import { PhotosAndPrice } from './photos-and-price.tsx';
import { emptyDraft, forgetDraft, initialDraft, isBegun, saveDraft } from './quote-draft.ts';
import { quoteFormId, takePreselectedService } from './quote-form-element.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';
import { quoteResolver } from './quote-resolver.ts';
import type { SentRequest } from './request-sent.tsx';
import { forgetRestoredDraft, onRestoredDraft } from './restored-draft.ts';
import { sentRequestOf } from './sent-request-of.ts';
import { submitQuote } from './submit-quote.ts';

const texts = quoteFormTexts();

const RequestSent = lazyPart(async () => (await import('./request-sent.tsx')).RequestSent, {
  waiting: <Spinner label={texts.wasSent} className="size-10 text-ember" />,
});

/** Specification section 5, quote form. Typed values stay until sent. */
export function QuoteForm() {
  const [startValues] = useState(initialDraft);
  const [keys] = useState(createIdempotencyKeys);
  const form = useForm<QuoteDraft, unknown, QuoteRequest>({
    resolver: quoteResolver,
    defaultValues: startValues,
  });
  const { getValues, handleSubmit, reset, setFocus, setValue, subscribe } = form;
  // Not the form's `isSubmitting`, which would show an empty form as sending before its errors.
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const [sent, setSent] = useState<SentRequest & { readonly takesFocus: boolean }>();
  const isSent = sent !== undefined;
  const told = useRef(0);
  const element = useRef<HTMLFormElement>(null);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          saveDraft(values);
          // A service card may start the next request.
          if (name === 'serviceType') setSent(undefined);
        },
      }),
    [subscribe],
  );

  useEffect(() => {
    const service = takePreselectedService();
    if (service) setValue('serviceType', service);
  }, [setValue]);

  useEffect(() => {
    const stop = onRestoredDraft((draft) => {
      reset(draft);
      setSent(undefined);
    });
    return () => {
      stop();
      forgetRestoredDraft();
    };
  }, [reset]);

  useEffect(() => {
    // A checked radio in the prerendered HTML would override the draft.
    setValue('preferredContact', startValues.preferredContact);
  }, [setValue, startValues]);

  useEffect(() => {
    const show = () => {
      const all = sentLater.get();
      const last = all.length > told.current ? all.at(-1) : undefined;
      told.current = all.length;
      // Does not replace a form in use; the queue above reports it.
      if (!last || isSent || isBegun(getValues())) return;
      const takesFocus = element.current?.contains(document.activeElement) ?? false;
      setSent({ ...sentRequestOf(last), takesFocus });
      forgetSentLater(last.id);
    };
    show();
    return sentLater.subscribe(show);
  }, [getValues, isSent]);

  useReadyForm(element);

  const showFailure = (description: string) =>
    void showToast({ title: toasts.quoteFailed.title, description, variant: 'destructive' });

  const send = handleSubmit(
    async (request) => {
      setIsSending(true);
      const key = keys.keyFor(request);
      let submitted: Awaited<ReturnType<typeof submitQuote>>;
      try {
        submitted = await submitQuote(request, key);
      } catch (error) {
        showFailure(error instanceof Error ? error.message : String(error));
        return;
      } finally {
        setIsSending(false);
      }
      // A checked radio in the prerendered HTML would override the empty draft, too.
      element.current?.reset();
      reset(emptyDraft);
      forgetDraft();
      const { isSaved, photos } = submitted;
      void showToast(isSaved ? toasts.quoteSaved : toasts.quoteSubmitted);
      if (!isSaved) setSent({ ...request, key, photos, at: serverNow(), takesFocus: true });
      markInstallMoment();
    },
    ({ root }) => root?.message && showFailure(root.message),
  );

  const sendOnce = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void send(event).finally(() => {
      isBusy.current = false;
    });
  };

  return (
    <>
      {sent && (
        <RequestSent
          key={sent.key}
          request={sent}
          takesFocus={sent.takesFocus}
          onAskAgain={() => {
            setSent(undefined);
            requestAnimationFrame(() => setFocus('serviceType'));
          }}
        />
      )}
      {/* Without scripts the dialog method sends nothing, so typed text never lands in a URL. */}
      <form
        ref={element}
        id={quoteFormId}
        method="dialog"
        noValidate
        hidden={isSent}
        aria-labelledby="quote-form-heading"
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={sendOnce}
      >
        <JobFields form={form} />
        <PhotosAndPrice form={form} />
        <PersonFields form={form} />
        <MoreAboutJob form={form} startValues={startValues} />
        <FoundByField form={form} />
        <button type="submit" className="btn btn-primary btn-lg sm:col-span-2" aria-disabled={isSending}>
          {isSending ? (
            <>
              <Spinner />
              {texts.sending}
            </>
          ) : (
            texts.send
          )}
        </button>
        <PrivacyNote />
      </form>
    </>
  );
}

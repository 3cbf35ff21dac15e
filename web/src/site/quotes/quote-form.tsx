import type { QuoteRequest } from '@welding/domain/entities/quote';
import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { toasts } from '@welding/domain/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { markInstallMoment } from '#pwa/install/install-prompt.ts';
import { forgetSentLater, sentLater } from '#pwa/site-queue/sent-later.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { isSame } from '#shared/form/form-versions.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useReadyForm } from '#shared/ui/use-ready-form.ts';
import { JobFields, PhotosAndPrice } from './job-fields.tsx';
import { FoundByField, PersonFields, PrivacyNote } from './person-fields.tsx';
import {
  emptyDraft,
  forgetDraft,
  forgetRestoredDraft,
  initialDraft,
  isBegun,
  onRestoredDraft,
  type QuoteFormState,
  saveDraft,
} from './quote-draft.ts';
import { quoteFormId, takePreselectedService } from './quote-form-element.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';
import type { SentRequest } from './request-sent.tsx';
import { bodyOf, chosenIn, quoteResolver, sentRequestOf, submitQuote } from './submit-quote.ts';

const texts = quoteFormTexts();

const RequestSent = lazyPart(async () => (await import('./request-sent.tsx')).RequestSent, {
  waiting: <Spinner label={texts.wasSent} className="size-10 text-ember" />,
});

/** Specification section 5, quote form. Typed values stay until sent. */
export function QuoteForm() {
  const [startValues] = useState(initialDraft);
  const [keys] = useState(() => createIdempotencyKeys('quote-try'));
  const form = useForm<QuoteDraft, unknown, QuoteRequest>({
    resolver: quoteResolver,
    defaultValues: startValues,
  });
  const { getValues, handleSubmit, reset, setFocus, setValue, subscribe } = form;
  // The form's `isSubmitting` would show an empty form as sending before its errors.
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  /** The values of the request that is being sent. */
  const sentValues = useRef<object>({});
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

  const showFailure = (description: string, title = toasts.quoteFailed.title) =>
    void showToast({ title, description, variant: 'destructive' });

  const send = handleSubmit(
    async (request) => {
      setIsSending(true);
      const sending = keys.fix(chosenIn(request), bodyOf(request));
      const { key } = sending;
      let submitted: Awaited<ReturnType<typeof submitQuote>>;
      try {
        submitted = await submitQuote(sending);
      } catch (error) {
        if (error instanceof ApiError && (error.status === 400 || error.status === 409)) keys.renew();
        showFailure(error instanceof Error ? error.message : String(error));
        return;
      } finally {
        setIsSending(false);
      }
      keys.renew();
      markInstallMoment();
      if (!isSame(withoutRange(getValues()), sentValues.current)) {
        // A correction that was typed meanwhile stays in the form.
        showFailure(texts.changeStays, texts.sentWithoutChange);
        return;
      }
      // A checked radio in the prerendered HTML would override the empty draft, too.
      element.current?.reset();
      reset(emptyDraft);
      forgetDraft();
      const { isSaved, photos } = submitted;
      void showToast(isSaved ? toasts.quoteSaved : toasts.quoteSubmitted);
      if (!isSaved) setSent({ ...request, key, photos, at: serverNow(), takesFocus: true });
    },
    ({ root }) => root?.message && showFailure(root.message),
  );

  const sendOnce = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    sentValues.current = withoutRange(getValues());
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
        <Button type="submit" look="primary" large isBusy={isSending} className="sm:col-span-2">
          {isSending ? texts.sending : texts.send}
        </Button>
        <PrivacyNote />
      </form>
    </>
  );
}

type MoreAboutJobProps = { form: QuoteFormState; startValues: QuoteDraft };

const JobQuestions = lazyPart(async () => (await import('./job-questions.tsx')).JobQuestions, {
  waiting: <Spinner label={texts.loadingQuestions} className="mt-4 size-8 text-ember" />,
  lost: (
    <p role="alert" className="mt-4">
      {texts.questionsNotLoaded}
    </p>
  ),
});

/** Optional questions, folded. Their code loads when opened. */
function MoreAboutJob({ form, startValues }: MoreAboutJobProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    // The prerendered form starts folded. A visitor may have opened it before this code loaded.
    if (details.current?.open || answersMore(startValues)) setOpen(true);
    return onRestoredDraft((draft) => answersMore(draft) && setOpen(true));
  }, [startValues]);

  return (
    <details
      ref={details}
      className="sm:col-span-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {texts.moreAboutJob}
      </summary>
      {wasOpened && <JobQuestions form={form} />}
    </details>
  );
}

function answersMore({ intake: { metal: _, thickness: __, ...answers } }: QuoteDraft): boolean {
  return Object.values(answers).some(Boolean);
}

/** The price range changes by itself when the rates load. */
function withoutRange({ priceRange: _, ...typed }: QuoteDraft): object {
  return typed;
}

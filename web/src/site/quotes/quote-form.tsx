import type { QuoteRequest } from '@welding/domain/entities/quote';
import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { quotableServices, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { toasts } from '@welding/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { markInstallMoment } from '#pwa/install/install-moment.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { ContactPreference } from './contact-preference.tsx';
import { MoreAboutJob } from './more-about-job.tsx';
import { emptyDraft, forgetDraft, initialDraft, keepDraft } from './quote-draft.ts';
import { quoteFormId, takePreselectedService } from './quote-form-element.ts';
import { quoteResolver } from './quote-resolver.ts';
import { forgetRestoredDraft, onRestoredDraft } from './restored-draft.ts';
import { submitQuote } from './submit-quote.ts';

/** Specification section 5, quote form. Everything typed stays until it was sent. */
export function QuoteForm() {
  const [startValues] = useState(initialDraft);
  const [keys] = useState(createIdempotencyKeys);
  const form = useForm<QuoteDraft, unknown, QuoteRequest>({
    resolver: quoteResolver,
    defaultValues: startValues,
  });
  const { register, handleSubmit, reset, setValue, subscribe, formState } = form;
  const { errors, isSubmitting } = formState;
  const element = useRef<HTMLFormElement>(null);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  );

  useEffect(() => {
    const service = takePreselectedService();
    if (service) setValue('serviceType', service);
  }, [setValue]);

  useEffect(() => {
    const stop = onRestoredDraft((draft) => reset(draft));
    return () => {
      stop();
      forgetRestoredDraft();
    };
  }, [reset]);

  useEffect(() => {
    // A radio that is checked in the prerendered HTML would win over the draft.
    setValue('preferredContact', startValues.preferredContact);
  }, [setValue, startValues]);

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    current.dataset['ready'] = '';
    if ('submitted' in current.dataset) current.requestSubmit();
  }, []);

  const showFailure = (description: string) =>
    void showToast({ title: toasts.quoteFailed.title, description, variant: 'destructive' });

  const send = handleSubmit(
    async (request) => {
      let outcome: 'sent' | 'saved';
      try {
        outcome = await submitQuote(request, keys.keyFor(request));
      } catch (error) {
        showFailure(error instanceof Error ? error.message : String(error));
        return;
      }
      // A radio that is checked in the prerendered HTML would win over the empty draft, too.
      element.current?.reset();
      reset(emptyDraft);
      forgetDraft();
      void showToast(outcome === 'sent' ? toasts.quoteSubmitted : toasts.quoteSaved);
      markInstallMoment();
    },
    ({ root }) => root?.message && showFailure(root.message),
  );

  return (
    // Without a script the dialog method sends nothing anywhere, so that nothing typed lands in an address.
    <form
      ref={element}
      id={quoteFormId}
      method="dialog"
      noValidate
      aria-labelledby="quote-form-heading"
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void send(event);
      }}
    >
      <Field label="First name" error={errors.firstName?.message}>
        {(control) => (
          <input {...control} {...register('firstName')} className="input" autoComplete="given-name" />
        )}
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        {(control) => (
          <input {...control} {...register('lastName')} className="input" autoComplete="family-name" />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <input
            {...control}
            {...register('email')}
            className="input"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        {(control) => (
          <input
            {...control}
            {...register('phone')}
            className="input"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        )}
      </Field>
      <Field label="Service" error={errors.serviceType?.message} className="sm:col-span-2">
        {(control) => (
          <select {...control} {...register('serviceType')} className="select">
            <option value="">Select a service</option>
            {quotableServices.map((service) => (
              <option key={service} value={service}>
                {serviceTypeLabels[service]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Project details"
        hint="What broke or is to be built, of what metal, where it stands, and how soon you need it."
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <textarea
            {...control}
            {...register('description')}
            className="textarea"
            rows={5}
            autoCapitalize="sentences"
          />
        )}
      </Field>
      <ContactPreference radio={register('preferredContact')} error={errors.preferredContact?.message} />
      <MoreAboutJob form={form} startValues={startValues} />
      <button type="submit" className="btn btn-primary btn-lg sm:col-span-2" aria-disabled={isSubmitting}>
        {isSubmitting ? (
          <>
            <Spinner />
            Sending…
          </>
        ) : (
          'Request Free Quote'
        )}
      </button>
    </form>
  );
}

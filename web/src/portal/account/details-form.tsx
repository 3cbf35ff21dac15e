import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  detailsForm,
  type MyDetails,
  type MyDetailsForm,
  myDetailsFormSchema,
} from '@welding/domain/entities/my-details';
import { errorCodes } from '@welding/domain/error-codes';
import { languageNames, offeredLanguages } from '@welding/domain/values/language';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { failureSentence } from '#shared/api/failure-sentence.ts';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { fetchDetails, saveDetails } from './account-calls.ts';
import { accountTexts } from './account-texts.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { detailFields } from './detail-fields.ts';

/** Asks for the code that a new e-mail got; what it is given is called with the details as they are then. */
export type ProveEmail = (step: {
  email: string;
  onResend: () => Promise<void>;
  onProven: (details: MyDetails) => void;
  onGiveUp: () => void;
}) => ReactNode;

type DetailsFormProps = {
  clientId: string;
  stored: MyDetails;
  proveEmail: ProveEmail;
  onSaved: (details: MyDetails) => void;
  onSessionLost: (loss: SessionLoss) => void;
};

/** How we reach the client, to be seen and changed. */
export function DetailsForm({ clientId, stored, proveEmail, onSaved, onSessionLost }: DetailsFormProps) {
  const [base, setBase] = useState(stored);
  const [isStale, setIsStale] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [pendingEmail, setPendingEmail] = useState<string>();
  const form = useForm<MyDetailsForm>({
    resolver: standardSchemaResolver(myDetailsFormSchema),
    defaultValues: detailsForm(stored),
  });
  const { register, handleSubmit, formState, reset, getValues, setValue } = form;
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (typed) => {
    setProblem(undefined);
    try {
      const { language, ...contact } = typed;
      const change = language === detailsForm(base).language ? contact : typed;
      const saved = await saveDetails(clientId, change, base.updatedAt);
      setBase(saved);
      setIsStale(false);
      setPendingEmail(saved.pendingEmail);
      reset({ ...detailsForm(saved), ...(saved.pendingEmail && { email: saved.pendingEmail }) });
      onSaved(saved);
      if (saved.pendingEmail === undefined)
        void showToast({ title: accountTexts().detailsSaved, description: accountTexts().howWeReachYou });
    } catch (error) {
      const loss = sessionLoss(error);
      if (loss) return onSessionLost(loss);
      if (error instanceof ApiError && error.code === errorCodes.changedMeanwhile) await showTheirs();
      else setProblem(failureSentence(error));
    }
  });
  const resend = async (email: string) => {
    const saved = await saveDetails(clientId, { email }, base.updatedAt);
    setBase(saved);
  };
  const proven = (details: MyDetails) => {
    setBase(details);
    setPendingEmail(undefined);
    setValue('email', details.email);
    onSaved(details);
    void showToast({ title: accountTexts().emailChanged, description: accountTexts().signInWithIt });
  };
  const showTheirs = async () => {
    try {
      setBase(await fetchDetails(clientId));
      setIsStale(true);
    } catch (error) {
      setProblem(failureSentence(error));
    }
  };

  const fields = (
    <form
      method="dialog"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void send(event);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {detailFields.map(({ name, label, hint, isWide, ...input }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            error={errors[name]?.message}
            className={isWide ? 'sm:col-span-2' : ''}
          >
            {(control) => (
              <input {...control} {...input} {...register(name)} className="input input-lg w-full" />
            )}
          </Field>
        ))}
        {offeredLanguages.length > 1 && (
          <Field label={accountTexts().fields.language} error={errors.language?.message}>
            {(control) => (
              <select {...control} {...register('language')} className="select select-lg w-full">
                {offeredLanguages.map((language) => (
                  <option key={language} value={language} lang={language}>
                    {languageNames[language]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      {isStale && (
        <ChangedMeanwhile
          mine={getValues()}
          theirs={base}
          onTakeTheirs={() => {
            reset(detailsForm(base));
            setIsStale(false);
          }}
        />
      )}
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
      <button
        type="submit"
        className="btn btn-primary btn-lg justify-self-start"
        aria-disabled={isSubmitting}
      >
        {isSubmitting && <Spinner />}
        {isSubmitting ? accountTexts().saving : isStale ? accountTexts().saveMine : accountTexts().save}
      </button>
    </form>
  );
  return (
    <>
      {fields}
      {pendingEmail !== undefined &&
        proveEmail({
          email: pendingEmail,
          onResend: () => resend(pendingEmail),
          onProven: proven,
          onGiveUp: () => {
            setPendingEmail(undefined);
            setValue('email', base.email);
          },
        })}
    </>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  detailsForm,
  type MyDetails,
  type MyDetailsForm,
  myDetailsFormSchema,
} from '@welding/domain/entities/my-details';
import { errorCodes } from '@welding/domain/error-codes';
import { languageNames, offeredLanguages } from '@welding/domain/values/language';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { clientProblem, type SessionLoss } from '#portal/session/session-loss.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Notice, ProblemLine } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { accountTexts } from './account-texts.tsx';
import { fetchDetails, OwnDataView, saveDetails, useOwnData } from './own-data.tsx';

/** Asks for the code sent to a new email. Its callback gets the updated details. */
type ProveEmail = (step: {
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

function DetailsForm({ clientId, stored, proveEmail, onSaved, onSessionLost }: DetailsFormProps) {
  const [base, setBase] = useState(stored);
  const [isStale, setIsStale] = useState(false);
  const { save, problem } = useSave(clientProblem(onSessionLost));
  const [pendingEmail, setPendingEmail] = useState<string>();
  const form = useForm<MyDetailsForm>({
    resolver: standardSchemaResolver(myDetailsFormSchema),
    defaultValues: detailsForm(stored),
  });
  const { register, handleSubmit, formState, reset, getValues, setValue } = form;
  const { errors, isSubmitting } = formState;

  const send = handleSubmit((typed) =>
    save(async () => {
      const { language, ...contact } = typed;
      const change = language === detailsForm(base).language ? contact : typed;
      try {
        show(await saveDetails(clientId, change, base.updatedAt));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== errorCodes.changedMeanwhile) throw error;
        setBase(await fetchDetails(clientId));
        setIsStale(true);
      }
    }),
  );
  const show = (saved: MyDetails) => {
    setBase(saved);
    setIsStale(false);
    setPendingEmail(saved.pendingEmail);
    reset({ ...detailsForm(saved), ...(saved.pendingEmail && { email: saved.pendingEmail }) });
    onSaved(saved);
    if (saved.pendingEmail === undefined)
      void showToast({ title: accountTexts().detailsSaved, description: accountTexts().howWeReachYou });
  };
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
      <ProblemLine>{problem}</ProblemLine>
      <Button type="submit" look="primary" large isBusy={isSubmitting} className="justify-self-start">
        {isSubmitting ? accountTexts().saving : isStale ? accountTexts().saveMine : accountTexts().save}
      </Button>
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

type ChangedMeanwhileProps = {
  mine: MyDetailsForm;
  theirs: MyDetails;
  onTakeTheirs: () => void;
};

/** Fields that the client edited while another person changed them. The client chooses. */
function ChangedMeanwhile({ mine, theirs, onTakeTheirs }: ChangedMeanwhileProps) {
  const different = detailFields.filter(({ name }) => mine[name].trim() !== theirs[name]);
  return (
    <Notice role="alert" stacked>
      <p>{accountTexts().changedMeanwhile}</p>
      <ul className="grid gap-1">
        {different.map(({ name, label }) => (
          <li key={name} className="wrap-anywhere">
            {label}: <strong>{theirs[name] || accountTexts().nothing}</strong>
          </li>
        ))}
      </ul>
      <Button onClick={onTakeTheirs}>{accountTexts().takeStored}</Button>
    </Notice>
  );
}

type DetailField = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> & {
  readonly name: Exclude<keyof MyDetailsForm, 'language'>;
  readonly label: string;
  readonly hint?: string;
  readonly isWide?: boolean;
};

/** In form order. */
const detailFields: readonly DetailField[] = [
  { name: 'firstName', label: accountTexts().fields.firstName, autoComplete: 'given-name' },
  { name: 'lastName', label: accountTexts().fields.lastName, autoComplete: 'family-name' },
  {
    name: 'email',
    label: accountTexts().fields.email,
    hint: accountTexts().fields.emailHint,
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoComplete: 'email',
  },
  { name: 'phone', label: accountTexts().fields.phone, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  {
    name: 'address',
    label: accountTexts().fields.address,
    hint: accountTexts().fields.addressHint,
    autoComplete: 'street-address',
    isWide: true,
  },
];

type OwnDetailsProps = {
  clientId: string;
  confirm: (onConfirmed: () => void) => ReactNode;
  proveEmail: ProveEmail;
  onSaved: (details: MyDetails) => void;
  onSessionLost: (loss: SessionLoss) => void;
};

export function OwnDetails({ clientId, confirm, proveEmail, onSaved, onSessionLost }: OwnDetailsProps) {
  const own = useOwnData(clientId, (signal) => fetchDetails(clientId, signal), onSessionLost);
  return (
    <OwnDataView own={own} noun={accountTexts().yourDetailsInLoading} confirm={confirm}>
      {(stored) => (
        <DetailsForm
          clientId={clientId}
          stored={stored}
          proveEmail={proveEmail}
          onSaved={onSaved}
          onSessionLost={onSessionLost}
        />
      )}
    </OwnDataView>
  );
}

import {
  detailsForm,
  type MyDetails,
  type MyDetailsForm,
  myDetailsFormSchema,
} from '@welding/domain/entities/my-details';
import { errorCodes } from '@welding/domain/error-codes';
import { languageNames, offeredLanguages } from '@welding/domain/values/language';
import { type ReactNode, useState } from 'react';
import { clientProblem, type SessionLoss } from '#portal/session/session-loss.ts';
import { ApiError, failureSentence } from '#shared/api/api-request.ts';
import type { Stored } from '#shared/form/form-draft.ts';
import { SavedForm } from '#shared/form/saved-form.tsx';
import { SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useStepFocus } from '#shared/ui/use-modal.ts';
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
  first: MyDetails;
  proveEmail: ProveEmail;
  onSaved: (details: MyDetails) => void;
  onSessionLost: (loss: SessionLoss) => void;
};

type DetailsValues = FormValues<typeof myDetailsFormSchema>;

function storedOf(details: MyDetails): Stored<DetailsValues> {
  return { values: detailsForm(details), updatedAt: details.updatedAt };
}

const languages = offeredLanguages.map((value) => ({ value, label: languageNames[value], lang: value }));

function DetailsForm({ clientId, first, proveEmail, onSaved, onSessionLost }: DetailsFormProps) {
  const t = accountTexts();
  const [details, setDetails] = useState(first);
  const [pendingEmail, setPendingEmail] = useState<string>();
  const place = useStepFocus<HTMLDivElement>(pendingEmail);
  const form = useSavedForm<DetailsValues, MyDetailsForm, MyDetails>({
    schema: myDetailsFormSchema,
    stored: storedOf(details),
    storedOf,
    draft: `details-${clientId}`,
    draftIn: 'page',
    send: async ({ language, ...contact }, { on }) => {
      const change = language === on.values.language ? contact : { ...contact, language };
      try {
        return await saveDetails(clientId, change, on.updatedAt);
      } catch (error) {
        if (isChangedMeanwhile(error)) setDetails(await fetchDetails(clientId));
        throw error;
      }
    },
    sayProblem: clientProblem(onSessionLost, (error) =>
      isChangedMeanwhile(error) ? t.changedMeanwhile : failureSentence(error),
    ),
    onSent: (saved) => {
      setPendingEmail(saved.pendingEmail);
      if (saved.pendingEmail) form.setValue('email', saved.pendingEmail);
      onSaved(saved);
      if (!saved.pendingEmail) void showToast({ title: t.detailsSaved, description: t.howWeReachYou });
    },
  });
  const proven = (saved: MyDetails) => {
    form.rebase(storedOf(saved));
    setPendingEmail(undefined);
    onSaved(saved);
    void showToast({ title: t.emailChanged, description: t.signInWithIt });
  };
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <SavedForm form={form} action={t.save} acting={t.saving}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField form={form} name="firstName" autoComplete="given-name" />
          <TextField form={form} name="lastName" autoComplete="family-name" />
          <TextField
            form={form}
            name="email"
            hint={t.fields.emailHint}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="email"
          />
          <TextField
            form={form}
            name="phone"
            label={t.fields.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <TextField
            form={form}
            name="address"
            hint={t.fields.addressHint}
            autoComplete="street-address"
            className="sm:col-span-2"
          />
          {languages.length > 1 && (
            <SelectField form={form} name="language" label={t.fields.language} options={languages} />
          )}
        </div>
      </SavedForm>
      {pendingEmail !== undefined &&
        proveEmail({
          email: pendingEmail,
          onResend: async () =>
            form.rebase(storedOf(await saveDetails(clientId, { email: pendingEmail }, form.base.updatedAt))),
          onProven: proven,
          onGiveUp: () => {
            setPendingEmail(undefined);
            form.setValue('email', form.base.values.email);
          },
        })}
    </div>
  );
}

function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.changedMeanwhile;
}

type OwnDetailsProps = {
  clientId: string;
  confirm: (onConfirmed: () => void) => ReactNode;
  proveEmail: ProveEmail;
  onSaved: (details: MyDetails) => void;
  onSessionLost: (loss: SessionLoss) => void;
};

export function OwnDetails({ clientId, confirm, ...form }: OwnDetailsProps) {
  const own = useOwnData(clientId, (signal) => fetchDetails(clientId, signal), form.onSessionLost);
  return (
    <OwnDataView own={own} noun={accountTexts().yourDetailsInLoading} confirm={confirm}>
      {(first) => <DetailsForm clientId={clientId} first={first} {...form} />}
    </OwnDataView>
  );
}

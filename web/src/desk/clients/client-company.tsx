import { deskApiPaths } from '@welding/domain/api-paths';
import type { Client } from '@welding/domain/entities/client';
import { companyFields } from '@welding/domain/entities/company';
import { photoPath } from '@welding/domain/entities/photo-path';
import { idSchema, optionalLine, strictBody } from '@welding/domain/values/text-fields';
import { Building2, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { DeskPicture } from '#desk/photos/desk-picture.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { FoldedPanel } from '#desk/ui/folded-panel.tsx';
import { NumberField } from '#shared/form/number-field.tsx';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { PhotoInputs } from '#shared/photos/photo-inputs.tsx';
import { shrinkPhoto } from '#shared/photos/shrink-photo.ts';
import { Button } from '#shared/ui/button.tsx';
import { changeClient } from './client-calls.ts';
import { companyPanelTexts } from './clients-texts.tsx';
import { TaxedPapers } from './taxed-papers.tsx';

export function ClientCompany({ client }: { client: Client }) {
  const t = companyPanelTexts();
  const [isEditing, setEditing] = useState(false);
  const { company, billingAddress, dueDays, taxExempt, asksPo } = client;
  return (
    <FoldedPanel title={t.billing} icon={Building2} step={isEditing} note={company} className="job-rest">
      {isEditing ? (
        <EditCompany client={client} onDone={() => setEditing(false)} />
      ) : (
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 wrap-anywhere">
            <Entry term={t.company}>{company ?? t.none}</Entry>
            {billingAddress && <Entry term={t.billingAddress}>{billingAddress}</Entry>}
            <Entry term={t.terms}>{dueDays === undefined ? t.usualTerms : t.net(dueDays)}</Entry>
            <Entry term={t.tax}>{taxExempt ? t.exempt(taxExempt.number) : t.taxed}</Entry>
            <Entry term={t.po}>{asksPo ? t.needed : t.notNeeded}</Entry>
          </dl>
          {taxExempt && <TaxedPapers clientId={client.id} />}
          {taxExempt && <Certificate client={client} taxExempt={taxExempt} />}
          <Button icon={Pencil} className="justify-self-start" onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        </>
      )}
    </FoldedPanel>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

const { taxExempt: _, contacts: __, ...plainFields } = companyFields;
const schema = strictBody({
  ...plainFields,
  taxNumber: optionalLine(() => companyPanelTexts().taxNumber, 60),
});

function valuesOf({
  company = '',
  billingAddress = '',
  dueDays,
  taxExempt,
  asksPo = false,
}: Client): FormValues<typeof schema> {
  return { company, billingAddress, dueDays, taxNumber: taxExempt?.number ?? '', asksPo };
}

function EditCompany({ client, onDone }: { client: Client; onDone: () => void }) {
  const t = companyPanelTexts();
  const form = useSavedForm<FormValues<typeof schema>, z.infer<typeof schema>, Client>({
    schema,
    stored: { values: valuesOf(client), updatedAt: client.updatedAt ?? null },
    draft: `company-${client.id}`,
    send: ({ taxNumber, dueDays = null, ...typed }, { on }) =>
      changeClient(client.id, on.updatedAt, {
        ...typed,
        dueDays,
        taxExempt: taxNumber ? { ...client.taxExempt, number: taxNumber } : null,
      }),
    onSent: onDone,
  });
  const cancel = () => {
    form.takeTheirs();
    onDone();
  };
  return (
    <DeskForm
      form={form}
      action={t.save}
      actions={
        <Button look="ghost" onClick={cancel}>
          {t.cancel}
        </Button>
      }
    >
      <TextField form={form} name="company" hint={t.companyHint} />
      <TextField form={form} name="billingAddress" hint={t.billingHint} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          form={form}
          name="dueDays"
          label={t.termsInDays}
          fullLabel={t.terms}
          hint={t.termsHint}
        />
        <TextField form={form} name="taxNumber" label={t.taxNumber} hint={t.taxNumberHint} />
      </div>
      <CheckboxField form={form} name="asksPo" label={t.asksPo} />
    </DeskForm>
  );
}

const storedPhotoSchema = z.object({ id: idSchema });

type CertificateProps = { client: Client; taxExempt: NonNullable<Client['taxExempt']> };

function Certificate({ client, taxExempt }: CertificateProps) {
  const { id, updatedAt = null } = client;
  const t = companyPanelTexts();
  const { number, file } = taxExempt;
  const keep = (photo: string | undefined) =>
    changeClient(id, updatedAt, { taxExempt: { number, ...(photo && { file: photo }) } });
  const add = async (photo: File) => {
    const body = new Blob([await shrinkPhoto(photo)], { type: 'image/jpeg' });
    const parse = (json: unknown) => storedPhotoSchema.parse(json);
    await keep((await deskRequest(deskApiPaths.clientRecord(id, 'tax-certificate'), parse, { body })).id);
  };
  return (
    <section aria-label={t.certificate} className="grid justify-items-start gap-2">
      <p className="font-semibold">{t.certificate}</p>
      {file ? (
        <>
          <DeskPicture
            address={photoPath(file)}
            alt={t.certificate}
            className="max-h-80 rounded-box border border-base-300 object-contain"
          />
          <ActionButton look="ghost" act={() => keep(undefined)}>
            {t.removePhoto}
          </ActionButton>
        </>
      ) : (
        <PhotoInputs take={t.takePhoto} choose={t.choosePhoto} preparing={() => t.preparing} add={add} />
      )}
    </section>
  );
}

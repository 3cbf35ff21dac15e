import { deskApiPaths } from '@welding/domain/api-paths';
import { type FinishedWork, publishedWorkSchema } from '@welding/domain/entities/finished-work';
import { localTitle } from '@welding/domain/entities/local-title';
import { photoIdOf } from '@welding/domain/entities/photo-path';
import type { Project } from '@welding/domain/entities/project';
import {
  type QuotableService,
  quotableServices,
  serviceTypeLabels,
} from '@welding/domain/entities/service-type';
import * as z from 'zod/mini';
import { DeskPicture } from '#desk/photos/desk-picture.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { ChoiceGroup, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useFormField } from '#shared/form/use-form-field.ts';
import { type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { deskWorksTexts } from './desk-works-texts.ts';

type Typed = {
  title: string;
  town: string | undefined;
  service: QuotableService;
  caption: string | undefined;
  before: string[];
  after: string[];
};

const sentSchema = z.omit(publishedWorkSchema, { updatedAt: true });

/** Photos are chosen in two lists and sent in pairs. */
const formSchema = z.pipe(
  z.transform(
    ({ before, after, ...shown }: Typed): z.input<typeof sentSchema> => ({
      ...shown,
      photos: before.length > after.length ? [] : after.map((id, at) => ({ before: before[at], after: id })),
    }),
  ),
  sentSchema,
);

export function PublishForm({ project, work }: { project: Project; work: FinishedWork }) {
  const t = deskWorksTexts();
  const form = useSavedForm({
    schema: formSchema,
    stored: { values: valuesOf(project, work), updatedAt: work.updatedAt ?? null },
    draft: `work-${project.id}`,
    send: (shown, { on: { updatedAt } }) =>
      deskRequest(deskApiPaths.publishedWork(project.id), () => undefined, {
        method: 'PUT',
        body: { ...shown, updatedAt },
      }),
    onSent: () => void showToast({ title: t.published }),
  });
  return (
    <DeskForm form={form} action={t.publish} acting={t.publishing} button="btn-primary">
      <TextField form={form} name="title" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="town" hint={t.townHint} />
        <SelectField
          form={form}
          name="service"
          label={t.service}
          options={quotableServices.map((value) => ({ value, label: serviceTypeLabels[value] }))}
        />
      </div>
      <TextField form={form} name="caption" rows={2} />
      <PhotoChoice form={form} name="before" label={t.before} addresses={project.beforePhotos} />
      <PhotoChoice form={form} name="after" label={t.after} addresses={project.afterPhotos} />
      <p className="text-sm">{t.pairs}</p>
    </DeskForm>
  );
}

function valuesOf(project: Project, { title, town, service, caption, photos }: FinishedWork): Typed {
  const own = quotableServices.find((each) => each === project.serviceType);
  return {
    title: title ?? localTitle(project.title),
    town: town ?? '',
    service: quotableServices.find((each) => each === service) ?? own ?? quotableServices[0],
    caption: caption ?? '',
    before: photos.flatMap(({ before }) => before ?? []),
    after: photos.map(({ after }) => after),
  };
}

type PhotoChoiceProps = {
  form: SavedFormHandle<Typed>;
  name: 'before' | 'after';
  label: string;
  addresses: readonly string[];
};

function PhotoChoice({ form, name, label, addresses }: PhotoChoiceProps) {
  const t = deskWorksTexts();
  const { value, onChange, input, error } = useFormField({ form, name, label }, (ids) => String(ids.length));
  const photos = addresses.flatMap((address) => {
    const id = photoIdOf(address);
    return id ? [{ id, address }] : [];
  });
  return (
    <ChoiceGroup label={label} error={error}>
      {photos.length === 0 && <p>{t.noPhotos}</p>}
      {photos.map(({ id, address }, index) => {
        const place = value.indexOf(id);
        return (
          <label key={id} className="relative mb-3 block w-28 cursor-pointer">
            <DeskPicture
              address={address}
              alt={t.photo(index + 1)}
              className={`aspect-4/3 w-28 rounded-box bg-base-300 object-cover ${place >= 0 ? 'outline-4 outline-primary' : ''}`}
            />
            <span className="mt-1 flex min-h-11 items-center gap-2">
              <input
                {...input}
                type="checkbox"
                className="checkbox"
                checked={place >= 0}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, id] : value.filter((each) => each !== id))
                }
              />
              {place >= 0 ? place + 1 : ''}
            </span>
          </label>
        );
      })}
    </ChoiceGroup>
  );
}

import { deskApiPaths } from '@welding/domain/api-paths';
import { localTitle } from '@welding/domain/entities/local-title';
import { foundByLabels } from '@welding/domain/entities/plain-quote-request';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { type completedProjectFormSchema, newProjectSchema } from '@welding/domain/entities/project-request';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { ClientField } from '#desk/client-search/client-picker.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { ReadsNoteOf } from '#desk/ui/with-clients.tsx';
import { InstantField } from '#shared/form/instant-field.tsx';
import { AmountField } from '#shared/form/number-field.tsx';
import { optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { projectFormTexts } from './project-form-texts.ts';

const toProject = (json: unknown) => projectSchema.parse(json);

type NewProjectFormProps = {
  /** `asksWhose` lets the person choose another client. */
  clientId: string | undefined;
  asksWhose?: boolean;
  /** The project to repeat: its work and place are filled in. */
  like?: Project;
  onProject: (project: Project) => void;
};

export function NewProjectForm({ clientId, asksWhose = false, like, onProject }: NewProjectFormProps) {
  const t = projectFormTexts();
  const form = useSavedForm({
    schema: newProjectSchema,
    stored: { values: { ...projectValues(like ? repeated(like) : {}), clientId }, updatedAt: null },
    draft: like ? `project-like-${like.id}` : `project-for-${clientId}`,
    send: (body, { keyFor }) =>
      deskRequest(deskApiPaths.projects, toProject, { body, idempotencyKey: keyFor(body) }),
    onSent: onProject,
  });
  return (
    <DeskForm form={form} action={t.createProject} className="grid gap-6">
      {asksWhose && <ClientField form={form} name="clientId" />}
      <ProjectFields form={form} clientId={form.watch('clientId')} />
      <SelectField
        form={form}
        name="foundBy"
        label={t.foundBy}
        hint={t.foundByHint}
        options={optionsOf(foundByLabels)}
        none={t.notAsked}
        className="max-w-md"
      />
    </DeskForm>
  );
}

/** What a repeated job takes over. Its time and money are new. */
function repeated({ title, serviceType, description, address, zip }: Project): Partial<Project> {
  return {
    title,
    serviceType,
    ...(description && { description }),
    ...(address && { address }),
    ...(zip && { zip }),
  };
}

type ProjectValues = FormValues<typeof completedProjectFormSchema> &
  Pick<FormValues<typeof newProjectSchema>, 'clientId' | 'foundBy'>;

const services = optionsOf(serviceTypeLabels);

/** Only a new project asks for the client and how they found us. */
export function projectValues(project: Partial<Project>): ProjectValues {
  const { title = '', description = '', address = '', zip = '' } = project;
  const { serviceType, estimatedCost, finalCost, scheduledDate } = project;
  return {
    clientId: undefined,
    foundBy: undefined,
    title: localTitle(title),
    serviceType,
    description,
    address,
    zip,
    estimatedCost,
    finalCost,
    scheduledDate,
  };
}

type ProjectFieldsProps = {
  form: SavedFormHandle<ProjectValues>;
  clientId: string | undefined;
  withFinalCost?: boolean;
};

export function ProjectFields({ form, clientId, withFinalCost = false }: ProjectFieldsProps) {
  const t = projectFormTexts();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-5 gap-y-3">
      <TextField form={form} name="title" maxLength={200} className="col-span-full" />
      <SelectField
        form={form}
        name="serviceType"
        label={t.service}
        options={services}
        none={t.pleaseChoose}
      />
      <InstantField form={form} name="scheduledDate" label={t.dateAndTime} hint={t.dateHint} />
      <AmountField form={form} name="estimatedCost" label={t.estimatedCost} />
      {withFinalCost && <AmountField form={form} name="finalCost" label={t.finalCost} />}
      <TextField form={form} name="address" label={t.workAddress} />
      <TextField form={form} name="zip" label={t.zip} inputMode="numeric" maxLength={5} />
      <ReadsNoteOf clientId={clientId} className="col-span-full" />
      <TextField
        form={form}
        name="description"
        hint={t.descriptionHint}
        rows={4}
        maxLength={5000}
        className="col-span-full"
      />
    </div>
  );
}

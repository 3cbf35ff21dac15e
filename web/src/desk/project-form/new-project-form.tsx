import { deskApiPaths } from '@welding/domain/api-paths';
import type { Project } from '@welding/domain/entities/project';
import { newProjectSchema } from '@welding/domain/entities/project-request';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { ClientField } from '#desk/client-search/client-field.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { ProjectFields, projectValues } from './project-fields.tsx';
import { projectFormTexts } from './project-form-texts.ts';

const toProject = (json: unknown) => storedProjectSchema.parse(json);

type NewProjectFormProps = {
  /** Whose it is; asked for where it may be another one's. */
  clientId: string | undefined;
  asksWhose?: boolean;
  onProject: (project: Project) => void;
};

/** Makes a project; what is typed outlives a reload. */
export function NewProjectForm({ clientId, asksWhose = false, onProject }: NewProjectFormProps) {
  const form = useDeskForm({
    schema: newProjectSchema,
    stored: { values: { ...projectValues({}), clientId }, updatedAt: null },
    draft: `project-for-${clientId}`,
    send: (body, { keyFor }) =>
      deskRequest(deskApiPaths.projects, toProject, { body, idempotencyKey: keyFor(body) }),
    onSent: onProject,
  });
  return (
    <DeskForm form={form} action={projectFormTexts().createProject} className="grid gap-6">
      {asksWhose && <ClientField form={form} name="clientId" />}
      <ProjectFields form={form} clientId={form.watch('clientId')} />
    </DeskForm>
  );
}

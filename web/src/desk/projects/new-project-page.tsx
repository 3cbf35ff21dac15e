import { deskApiPaths } from '@welding/domain/api-paths';
import { newProjectSchema } from '@welding/domain/entities/project-request';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { deskPaths } from '@welding/domain/paths';
import { useNavigate, useSearchParams } from 'react-router';
import { ClientField } from '#desk/client-search/client-field.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { ProjectFields, projectValues } from './project-fields.tsx';
import { projectsTexts } from './projects-texts.ts';

const toProject = (json: unknown) => storedProjectSchema.parse(json);

/** A new project for a client, whom the address may name. */
export function NewProjectPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const clientId = params.get('client') ?? undefined;
  const form = useDeskForm({
    schema: newProjectSchema,
    stored: { values: { ...projectValues({}), clientId }, updatedAt: null },
    draft: `project-for-${clientId}`,
    send: (body, { keyFor }) =>
      deskRequest(deskApiPaths.projects, toProject, { body, idempotencyKey: keyFor(body) }),
    onSent: ({ id }) => navigate(deskPaths.project(id), { replace: true }),
  });
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="grid">
        <BackLink to={deskPaths.projects}>{projectsTexts().allProjects}</BackLink>
        <h1 className="display text-4xl sm:text-5xl">{projectsTexts().newProject}</h1>
      </div>
      <DeskForm form={form} action={projectsTexts().createProject} className="grid gap-6">
        <ClientField form={form} name="clientId" />
        <ProjectFields form={form} />
      </DeskForm>
    </div>
  );
}

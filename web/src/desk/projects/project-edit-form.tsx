import type { Project } from '@welding/domain/entities/project';
import { completedProjectFormSchema, projectFormSchema } from '@welding/domain/entities/project-request';
import { ProjectFields, projectValues } from '#desk/project-form/project-fields.tsx';
import { changesOf } from '#desk/ui/form/changes-of.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { changeProject } from './move-project.ts';
import { projectTexts } from './project-texts.ts';

/** Changes what a project says. */
export function ProjectEditForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const { id, updatedAt = null } = project;
  const isCompleted = project.status === 'completed';
  const form = useDeskForm({
    schema: isCompleted ? completedProjectFormSchema : projectFormSchema,
    stored: { values: projectValues(project), updatedAt },
    draft: `project-${id}`,
    send: (typed, { on }) => changeProject({ id, updatedAt: on.updatedAt }, changesOf(typed, on.values)),
    onSent: onDone,
  });
  const discard = () => {
    form.takeTheirs();
    onDone();
  };
  return (
    <DeskForm
      form={form}
      action={projectTexts().save}
      actions={
        <button type="button" className="btn btn-ghost" onClick={discard}>
          {projectTexts().discard}
        </button>
      }
    >
      <ProjectFields form={form} clientId={project.clientId} withFinalCost={isCompleted} />
    </DeskForm>
  );
}

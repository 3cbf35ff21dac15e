import type { Project } from '@welding/domain/entities/project';
import { moneyPaths } from '#desk/paths.ts';
import { NewForm } from '#desk/priced/new-form.tsx';
import { ProjectChoice } from '#desk/priced/project-choice.tsx';
import { useKeptForm } from '#desk/priced/use-kept-form.ts';
import { type Pricing, usePricing } from '#desk/priced/use-pricing.ts';
import { TemplateChoice } from '#desk/templates/template-choice.tsx';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { createEstimate } from './estimate-calls.ts';
import { EstimateFields } from './estimate-fields.tsx';
import { estimateValuesSchema, newEstimateValues, readNewEstimate } from './estimate-values.ts';
import { RangeChoice } from './range-choice.tsx';

/** A new estimate for a project, which the address may name, or for one that is chosen here. */
export function NewEstimatePage() {
  const pricing = usePricing();
  return (
    <div className="grid max-w-4xl gap-6">
      <div className="grid">
        <BackLink to={moneyPaths.estimates}>All estimates</BackLink>
        <h1 className="display text-4xl sm:text-5xl">New estimate</h1>
      </div>
      <DocumentView document={pricing} noun="settings">
        {(item) => (
          <ProjectChoice>
            {(project) => <NewEstimateForm key={project.id} project={project} pricing={item} />}
          </ProjectChoice>
        )}
      </DocumentView>
    </div>
  );
}

function NewEstimateForm({ project, pricing }: { project: Project; pricing: Pricing }) {
  const { id: projectId, clientId } = project;
  const name = `estimate-for-${projectId}`;
  const form = useKeptForm(name, estimateValuesSchema, {
    values: newEstimateValues(pricing.settings, useToday()),
    updatedAt: null,
  });
  return (
    <NewForm
      name={name}
      form={form}
      read={readNewEstimate(form.values, { clientId, projectId })}
      create={createEstimate}
      pathOf={moneyPaths.estimate}
      note="What you type stays on this device until it is saved. The client sees nothing before you send it."
    >
      {(problems) => (
        <EstimateFields
          values={form.values}
          problems={problems}
          pricing={pricing}
          onChange={form.change}
          start={
            <>
              <RangeChoice projectId={projectId} onChange={form.change} />
              <TemplateChoice onChange={form.change} />
            </>
          }
        />
      )}
    </NewForm>
  );
}

import type { EstimateTemplate } from '@welding/domain/entities/estimate-template';
import type { PaperValues } from '#desk/priced/paper-values.ts';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { LoadProblem } from '#desk/ui/load-problem.tsx';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { templatesTexts } from './templates-texts.ts';
import { useTemplates } from './use-templates.ts';
import { withTemplate } from './with-template.ts';

/** Begins with what stands in a template; what is typed already stays, and its lines come after. */
export function TemplateChoice({ form }: { form: DeskFormHandle<PaperValues> }) {
  const templates = useTemplates();
  if (templates.status === 'error') {
    return (
      <LoadProblem subject={templatesTexts().subject} offline={templates.offline} retry={templates.retry} />
    );
  }
  if (templates.status === 'loading' || templates.items.length === 0) return null;
  const take = (template: EstimateTemplate) => {
    form.setValues(withTemplate(form.getValues(), template));
    void showToast({ title: templatesTexts().linesAdded(template.name) });
  };
  return (
    <Field label={templatesTexts().takeLines} className="max-w-md">
      {(control) => (
        <select
          {...control}
          className="select"
          value=""
          onChange={({ target }) => {
            const chosen = templates.items.find(({ id }) => id === target.value);
            if (chosen) take(chosen);
          }}
        >
          <option value="">{templatesTexts().choose}</option>
          {templates.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

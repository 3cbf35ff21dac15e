import type { EstimateTemplate } from '@welding/domain/entities/estimate-template';
import { lineValues, type PaperValues, writtenLines } from '#desk/priced/paper-values.ts';
import { LoadProblem } from '#desk/ui/desk-list-view.tsx';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useTemplates } from './templates.ts';
import { templatesTexts } from './templates-texts.ts';

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

/**
 * The typed values with a template's lines and terms after them. Its discount, tax and deposit apply while no line is typed, or
 * where the typed value is empty.
 */
export function withTemplate(values: PaperValues, template: EstimateTemplate): PaperValues {
  const written = writtenLines(values);
  const isFirst = written.length === 0;
  const chosen = <Value,>(typed: Value, given: Value) => (isFirst ? (given ?? typed) : (typed ?? given));
  const { lines, discount, taxRate, deposit, terms } = template;
  return {
    ...values,
    lines: [...written, ...lines.map(lineValues)],
    discount: chosen(values.discount, discount),
    taxRate: chosen(values.taxRate, taxRate || undefined),
    deposit: chosen(values.deposit, deposit),
    terms: [...new Set([values.terms.trim(), terms ?? ''])].filter(Boolean).join('\n\n'),
  };
}

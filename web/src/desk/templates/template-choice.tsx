import { changeTemplate, createTemplate } from '@welding/domain/contracts/estimate-templates';
import {
  type EstimateTemplate,
  estimateTemplateSchema,
  newTemplateSchema,
} from '@welding/domain/entities/estimate-template';
import { knownShare } from '@welding/domain/entities/totals';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import {
  lineValues,
  type PaperValues,
  tidyLines,
  withoutBlanks,
  writtenLines,
} from '#desk/priced/paper-values.ts';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { problemWords } from '#desk/ui/desk-list-view.tsx';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { templatesTexts } from './templates-texts.ts';

const most = 50;

/** By name. */
export function useTemplates() {
  return useDeskList({
    collection: 'estimateTemplates',
    schema: estimateTemplateSchema,
    where: [['archived', '==', false]],
    order: ['name', 'asc'],
    limit: most,
  });
}

export function TemplateChoice({ form }: { form: SavedFormHandle<PaperValues> }) {
  const t = templatesTexts();
  const templates = useTemplates();
  if (templates.status === 'error') {
    return <LoadProblem what={t.templates} of={templates} {...problemWords()} />;
  }
  if (templates.status === 'loading' || [...templates.items].length === 0) return null;
  const take = (template: EstimateTemplate) => {
    form.setValues(withTemplate(form.getValues(), template));
    void showToast({ title: t.linesAdded(template.name) });
  };
  return (
    <Field label={t.takeLines} hint={templates.isFull && deskUiTexts().moreThanShown} className="max-w-md">
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
          <option value="">{t.choose}</option>
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
    discount: chosen(values.discount, knownShare(discount)),
    taxRate: chosen(values.taxRate, taxRate || undefined),
    deposit: chosen(values.deposit, knownShare(deposit)),
    terms: [...new Set([values.terms.trim(), terms ?? ''])].filter(Boolean).join('\n\n'),
  };
}

export function SaveTemplate({ estimate }: { estimate: SavedFormHandle<PaperValues> }) {
  const t = templatesTexts();
  return (
    <DialogButton isInForm label={t.saveAsATemplate} title={t.saveAs}>
      {(close) => <SaveTemplateForm values={estimate.getValues()} onDone={close} />}
    </DialogButton>
  );
}

function SaveTemplateForm({ values, onDone }: { values: PaperValues; onDone: () => void }) {
  const t = templatesTexts();
  const { validUntil: _, atHome: __, dueDate: ___, poNumber: ____, ...priced } = tidyLines(values);
  const listId = useId();
  const templates = useTemplates();
  const known = templates.status === 'ready' ? templates.items : [];
  const named = (name: string) => known.find((template) => isSameName(template.name, name));
  const form = useSavedForm({
    schema: newTemplateSchema,
    stored: { values: { name: '', ...priced }, updatedAt: null },
    send: (typed, { keyFor }) => {
      const body = withoutBlanks(typed);
      const replaced = named(typed.name);
      return replaced
        ? deskCall(changeTemplate, atVersion(replaced, body))
        : deskCall(createTemplate, { body, key: keyFor(body) });
    },
    onSent: ({ name }) => {
      void showToast({ title: t.kept(name) });
      onDone();
    },
  });
  const replaced = named(useWatch({ control: form.control, name: 'name' }));
  return (
    <DeskForm form={form} action={replaced ? t.replaceTemplate : t.saveTemplate}>
      <p>{t.whatIsSaved}</p>
      <TextField form={form} name="name" hint={t.nameHint} list={listId} />
      <datalist id={listId}>
        {known.map((template) => (
          <option key={template.id} value={template.name} />
        ))}
      </datalist>
    </DeskForm>
  );
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

import { newTemplateSchema } from '@welding/domain/entities/estimate-template';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { type PaperValues, tidyLines, withoutBlanks } from '#desk/priced/paper-values.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type DeskFormHandle, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { createTemplate, replaceTemplate, useTemplates } from './templates.ts';
import { templatesTexts } from './templates-texts.ts';

export function SaveTemplate({ estimate }: { estimate: DeskFormHandle<PaperValues> }) {
  return (
    <DialogButton isInForm label={templatesTexts().saveAsATemplate} title={templatesTexts().saveAs}>
      {(close) => <SaveTemplateForm values={estimate.getValues()} onDone={close} />}
    </DialogButton>
  );
}

function SaveTemplateForm({ values, onDone }: { values: PaperValues; onDone: () => void }) {
  const { validUntil: _, atHome: __, dueDate: ___, poNumber: ____, ...priced } = tidyLines(values);
  const listId = useId();
  const templates = useTemplates();
  const known = templates.status === 'ready' ? templates.items : [];
  const named = (name: string) => known.find((template) => isSameName(template.name, name));
  const form = useDeskForm({
    schema: newTemplateSchema,
    stored: { values: { name: '', ...priced }, updatedAt: null },
    send: (typed, { keyFor }) => {
      const body = withoutBlanks(typed);
      const replaced = named(typed.name);
      return replaced ? replaceTemplate(replaced, body) : createTemplate(body, keyFor(body));
    },
    onSent: ({ name }) => {
      void showToast({ title: templatesTexts().kept(name) });
      onDone();
    },
  });
  const replaced = named(useWatch({ control: form.control, name: 'name' }));
  return (
    <DeskForm
      form={form}
      action={replaced ? templatesTexts().replaceTemplate : templatesTexts().saveTemplate}
    >
      <p>{templatesTexts().whatIsSaved}</p>
      <TextField
        form={form}
        name="name"
        label={templatesTexts().name}
        hint={templatesTexts().nameHint}
        list={listId}
      />
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

import { captionChangeSchema, type PhotoOwner } from '@welding/domain/entities/photo';
import { maxCaptionLength } from '@welding/domain/values/limits';
import * as z from 'zod/mini';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { saveCaption } from './photo-file.ts';
import { deskPhotosTexts } from './photos-texts.ts';

const captionFormSchema = z.pick(captionChangeSchema, { caption: true });

type CaptionFormProps = {
  id: string;
  owner: PhotoOwner;
  caption: string;
  name: string;
  onDone: () => void;
};

export function CaptionForm({ id, owner, caption, name, onDone }: CaptionFormProps) {
  const t = deskPhotosTexts();
  const form = useSavedForm({
    schema: captionFormSchema,
    stored: { values: { caption }, updatedAt: null },
    draft: `caption-${id}`,
    send: (typed) => saveCaption(id, owner, typed.caption),
    onSent: onDone,
  });
  return (
    <DeskForm
      form={form}
      action={t.save}
      button="btn-primary"
      className="grid gap-2"
      actions={
        <Button look="ghost" onClick={onDone}>
          {t.cancel}
        </Button>
      }
    >
      <TextField form={form} name="caption" label={t.captionOf(name)} maxLength={maxCaptionLength} isNew />
    </DeskForm>
  );
}

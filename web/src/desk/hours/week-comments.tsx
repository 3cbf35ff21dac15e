import { type WeekComment, weekCommentFormSchema } from '@welding/domain/entities/week-comment';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { NoteList } from '#desk/ui/note-list.tsx';
import { commentWeek } from './hours-calls.ts';
import { weekTexts } from './week-texts.ts';

type WeekCommentsProps = { week: string; welderId: string; comments: readonly WeekComment[] };

/** What the welder and the office say of a week, the first first, and a field for more. */
export function WeekComments({ week, welderId, comments }: WeekCommentsProps) {
  const form = useDeskForm({
    schema: weekCommentFormSchema,
    stored: { values: { text: '' }, updatedAt: null },
    draft: `week-${welderId}-${week}`,
    send: ({ text }, { keyFor }) => {
      const body = { welderId, week, text };
      return commentWeek(body, keyFor(body));
    },
    startsOver: true,
  });
  return (
    <div className="grid gap-3 border-base-300 border-t pt-3">
      {comments.length > 0 && (
        <NoteList notes={comments.toSorted((one, other) => one.at.localeCompare(other.at))} />
      )}
      <DeskForm form={form} action={weekTexts().comment} button="btn-outline" className="grid gap-3">
        <TextField
          form={form}
          name="text"
          label={weekTexts().commentOnThisWeek}
          hint={weekTexts().whoReads}
          rows={2}
          maxLength={5000}
        />
      </DeskForm>
    </div>
  );
}

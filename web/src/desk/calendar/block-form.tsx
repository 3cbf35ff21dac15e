import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { BackLink } from '#desk/ui/page-links.tsx';
import { SelectField } from '#shared/form/select-field.tsx';
import type { FormFieldProps } from '#shared/form/use-form-field.ts';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import type { ItemSchema } from '#shared/live-lists/list-query.ts';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { blocksTexts } from './calendar-texts.ts';
import { NothingHere } from './calendar-view.tsx';
import { showFailure } from './save-visit.tsx';
import { useWelders } from './use-calendar.ts';

type BlockFormProps<Values extends FieldValues> = {
  form: SavedFormHandle<Values>;
  title: string;
  back: string;
  other?: { readonly path: string; readonly text: string };
  canBookAnyway?: boolean;
  /** The welder whose visits may conflict. */
  moveDayOf?: string | undefined;
  /** Missing for a new one. */
  onRemove?: () => void;
  children: ReactNode;
};

/** A time when a welder takes no visits, once or weekly. */
export function BlockForm<Values extends FieldValues>({
  form,
  title,
  back,
  other,
  canBookAnyway = false,
  moveDayOf,
  onRemove,
  children,
}: BlockFormProps<Values>) {
  const t = blocksTexts();
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="grid">
        <BackLink to={back}>{t.calendar}</BackLink>
        <h1 className="display text-4xl">{title}</h1>
        {other && (
          <Link to={other.path} className="link inline-flex min-h-11 items-center justify-self-start">
            {other.text}
          </Link>
        )}
      </div>
      <DeskForm
        form={form}
        action={t.save}
        acting={t.saving}
        className="grid gap-5 md:grid-cols-2"
        canBookAnyway={canBookAnyway}
        moveDayOf={moveDayOf}
        actions={
          onRemove && (
            <Button large onClick={onRemove}>
              {t.remove}
            </Button>
          )
        }
      >
        {children}
      </DeskForm>
    </div>
  );
}

type WelderFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
  FormFieldProps<Values, Name>,
  'form' | 'name'
> & {
  person: DeskPerson;
  isFixed: boolean;
};

export function WelderField<Values extends FieldValues, Name extends FieldPath<Values>>({
  person,
  isFixed,
  ...named
}: WelderFieldProps<Values, Name>) {
  const t = blocksTexts();
  const welders = (useWelders(person) ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField {...named} label={t.welder} options={welders} none={t.chooseAWelder} disabled={isFixed} />
  );
}

type StoredBlockPageProps<Block> = {
  collection: 'blocks' | 'recurringBlocks';
  schema: ItemSchema<Block>;
  children: (block: Block) => ReactNode;
};

/** The stored block in the URL, with its form and history. A removed one is missing. */
export function StoredBlockPage<
  Block extends { readonly id: string; readonly removed?: boolean | undefined },
>({ collection, schema, children }: StoredBlockPageProps<Block>) {
  const t = blocksTexts();
  const { id = '' } = useParams();
  const found = useDeskDocument(collection, id, schema);
  const missing = <NothingHere title={t.nothingHere}>{t.wasRemoved}</NothingHere>;
  return (
    <DocumentView document={found} noun={t.noun} missing={missing}>
      {(block) =>
        block.removed ? (
          missing
        ) : (
          <div key={block.id} className="grid gap-6">
            {children(block)}
            <HistoryPanel field="entityId" id={block.id} />
          </div>
        )
      }
    </DocumentView>
  );
}

type Removal = {
  /** Announced after removal. */
  title: string;
  reason: string | undefined;
  /**
   * Removes or restores the block at a version.
   * @throws as requests do
   */
  change: (
    updatedAt: string | null,
    removed: boolean,
  ) => Promise<{ readonly updatedAt?: string | undefined }>;
  back: string;
};

/** @returns a function that removes the block at version `updatedAt`, and offers undo */
export function useRemoval({ title, reason = '', change, back }: Removal) {
  const t = blocksTexts();
  const navigate = useNavigate();
  const bringBack = (updatedAt: string | undefined) =>
    change(updatedAt ?? null, false).catch((error: unknown) => showFailure(t.notBroughtBack, error));
  return async (updatedAt: string | null) => {
    try {
      const removed = await change(updatedAt, true);
      void navigate(back);
      const action = { label: t.undo, onAction: () => void bringBack(removed.updatedAt) };
      void showToast({ title, description: reason, action });
    } catch (error) {
      showFailure(t.notRemoved, error);
    }
  };
}

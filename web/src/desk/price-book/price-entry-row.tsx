import { changePriceEntry, createPriceEntry } from '@welding/domain/contracts/price-book';
import { lineKindLabels, lineTextLimits } from '@welding/domain/entities/money-line';
import { newPriceEntrySchema, type PriceEntry } from '@welding/domain/entities/price-entry';
import { unitCode, unitText } from '@welding/domain/money/total-rows';
import { formatDollars } from '@welding/domain/values/money';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { AmountField } from '#shared/form/number-field.tsx';
import { optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { priceBookTexts } from './price-book-texts.ts';
import { priceText } from './use-price-book.ts';

export function PriceEntryRow({ entry, onEdit }: { entry: PriceEntry; onEdit: () => void }) {
  const t = priceBookTexts();
  const { name, cost } = entry;
  return (
    <li className="list-row-plain items-center!">
      <span className="grid min-w-0 flex-1 basis-44">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-base-content/75">{priceText(entry)}</span>
        {cost !== undefined && (
          <span className="text-sm text-base-content/75">{costText(cost, entry.unitPrice)}</span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        <Button aria-label={t.editName(name)} onClick={onEdit}>
          {t.edit}
        </Button>
        <RetireButton entry={entry} />
      </span>
    </li>
  );
}

/** Retires an entry, or brings it back. */
export function RetireButton({ entry }: { entry: PriceEntry }) {
  const t = priceBookTexts();
  const { state, save } = useSave();
  const { name, active } = entry;
  const setActive = (of: PriceEntry, isActive: boolean) =>
    save(async () => {
      const changed = await deskCall(changePriceEntry, atVersion(of, { active: isActive }));
      const undo = () => deskCall(changePriceEntry, atVersion(changed, { active: !isActive }));
      void showToast({
        title: isActive ? t.backInThePriceBook : t.retired,
        description: name,
        action: { label: t.undo, onAction: () => void undo().catch(tellNotUndone) },
      });
    });
  return (
    <>
      <Button
        look="ghost"
        isBusy={state.phase === 'saving'}
        aria-label={active ? t.retireName(name) : t.bringBackName(name)}
        onClick={() => void setActive(entry, !active)}
      >
        {active ? t.retire : t.bringBack}
      </Button>
      <SaveProblem state={state} />
    </>
  );
}

function costText(cost: number, unitPrice: number): string {
  const t = priceBookTexts();
  const dollars = formatDollars(cost);
  if (!cost) return t.costs(dollars);
  return t.costsWithMarkup(dollars, Math.round((unitPrice / cost - 1) * 100));
}

function tellNotUndone(): void {
  const t = priceBookTexts();
  void showToast({
    title: t.notUndone,
    description: t.changedMeanwhile,
    variant: 'destructive',
  });
}

const kinds = optionsOf(lineKindLabels);
const noEntry: FormValues<typeof newPriceEntrySchema> = {
  name: '',
  kind: 'material',
  unit: '',
  unitPrice: undefined,
  cost: undefined,
};

type PriceEntryFormProps = {
  /** Undefined for a new one. */
  entry: PriceEntry | undefined;
  /** Only the owner sees and sets costs. */
  isOwner: boolean;
  onDone: () => void;
};

export function PriceEntryForm({ entry, isOwner, onDone }: PriceEntryFormProps) {
  const t = priceBookTexts();
  const form = useSavedForm({
    schema: newPriceEntrySchema,
    stored: { values: entry ? valuesOf(entry) : noEntry, updatedAt: entry?.updatedAt ?? null },
    draft: entry ? `price-${entry.id}` : 'new-price',
    send: (typed, { on, keyFor }) => {
      const body = { ...typed, unit: unitCode(typed.unit ?? '') };
      if (!entry) return deskCall(createPriceEntry, { body, key: keyFor(body) });
      const cost = isOwner ? { cost: typed.cost ?? null } : {};
      return deskCall(changePriceEntry, atVersion({ id: entry.id, ...on }, { ...body, ...cost }));
    },
    onSent: ({ name }) => {
      void showToast({
        title: entry ? t.saved : t.addedToThePriceBook,
        description: name,
      });
      onDone();
    },
  });
  return (
    <DeskForm form={form} action={entry ? t.save : t.add}>
      <TextField form={form} name="name" maxLength={lineTextLimits.description} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-start gap-3">
        <SelectField form={form} name="kind" label={t.kind} options={kinds} />
        <TextField form={form} name="unit" placeholder={t.unitExamples} maxLength={lineTextLimits.unit} />
        <AmountField form={form} name="unitPrice" label={t.unitPrice} />
        {isOwner && <AmountField form={form} name="cost" label={t.ourCost} hint={t.onlyYouSeeThis} />}
      </div>
    </DeskForm>
  );
}

function valuesOf({ name, kind, unit = '', unitPrice, cost }: PriceEntry): typeof noEntry {
  return { name, kind, unit: unitText(unit), unitPrice, cost };
}

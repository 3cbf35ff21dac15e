import { givenDays } from '@welding/domain/values/limits';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useIsOwner } from '#desk/session/desk-session.ts';
import { CsvButton } from '#desk/ui/desk-files.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyOverviewTexts } from './money-texts.ts';

const books = [
  ['invoices', moneyOverviewTexts().invoices],
  ['payments', moneyOverviewTexts().payments],
  ['quickbooks-invoices', moneyOverviewTexts().invoicesForQuickBooks],
  ['quickbooks-payments', moneyOverviewTexts().paymentsForQuickBooks],
] as const;

/** Owner only. */
const ownersBooks = [...books, ['expenses', moneyOverviewTexts().expenses]] as const;

const lists = [
  ['clients', moneyOverviewTexts().clients],
  ['projects', moneyOverviewTexts().projects],
  ['appointments', moneyOverviewTexts().visits],
  ['quotes', moneyOverviewTexts().requests],
  ['estimates', moneyOverviewTexts().estimates],
] as const;

/** Every list as a file: the books for a period, others in full. */
export function ExportPage() {
  const t = moneyOverviewTexts();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isOwner = useIsOwner();
  const isBackward = from !== '' && to !== '' && from > to;
  const day = (label: string, value: string, change: (day: string) => void, error?: string) => (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          {...givenDays}
          type="date"
          className="input"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
  return (
    <Panel title={t.export} icon={FileSpreadsheet}>
      <p>
        {t.exportOfBooks}
        {isOwner && ` ${t.exportOfExpenses}`}
      </p>
      <div className="grid gap-3 sm:max-w-md sm:grid-cols-2">
        {day(t.from, from, setFrom)}
        {day(t.to, to, setTo, isBackward ? t.toBeforeFrom : undefined)}
      </div>
      <div className="flex flex-wrap gap-3">
        {(isOwner ? ownersBooks : books).map(([collection, label]) => (
          <CsvButton key={collection} collection={collection} label={label} period={{ from, to }} />
        ))}
      </div>
      <p>{t.exportOfLists}</p>
      <div className="flex flex-wrap gap-3">
        {lists.map(([collection, label]) => (
          <CsvButton key={collection} collection={collection} label={label} />
        ))}
      </div>
    </Panel>
  );
}

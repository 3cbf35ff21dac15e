import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { CsvButton } from '#desk/ui/csv-button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';

const books = [
  ['invoices', 'Invoices'],
  ['payments', 'Payments'],
  ['quickbooks-invoices', 'Invoices for QuickBooks'],
  ['quickbooks-payments', 'Payments for QuickBooks'],
] as const;

const lists = [
  ['clients', 'Clients'],
  ['projects', 'Projects'],
  ['appointments', 'Visits'],
  ['quotes', 'Requests'],
  ['estimates', 'Estimates'],
] as const;

/** Every list as a file: the books for a period, the others whole. */
export function ExportPanel() {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isBackward = from !== '' && to !== '' && from > to;
  const day = (label: string, value: string, change: (day: string) => void, error?: string) => (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="input"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
  return (
    <Panel title="Export" icon={FileSpreadsheet}>
      <p>
        For the accountant: invoices by the day they were sent, payments by the day they came. Without days,
        all of them.
      </p>
      <div className="grid gap-3 sm:max-w-md sm:grid-cols-2">
        {day('From', from, setFrom)}
        {day('To', to, setTo, isBackward ? 'To must not be before From' : undefined)}
      </div>
      <div className="flex flex-wrap gap-3">
        {books.map(([collection, label]) => (
          <CsvButton key={collection} collection={collection} label={label} period={{ from, to }} />
        ))}
      </div>
      <p>Every entry of a list, as CSV for a spreadsheet. Times are Chicago’s.</p>
      <div className="flex flex-wrap gap-3">
        {lists.map(([collection, label]) => (
          <CsvButton key={collection} collection={collection} label={label} />
        ))}
      </div>
    </Panel>
  );
}

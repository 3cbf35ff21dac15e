import {
  type ImportKind,
  importColumns,
  importKinds,
  type RowOutcome,
} from '@welding/domain/entities/import-request';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { importsTexts } from './imports-texts.ts';
import { importOf, LatestImports, previewRows } from './latest-imports.tsx';
import {
  type Column,
  decodeText,
  guessColumns,
  type Mapping,
  readTable,
  rowsOf,
  type Table,
} from './read-table.ts';

/** More rows than a shop has clients. A longer file would block the page. */
const mostRows = 5000;

/** Imports another program's export as clients, prices or open balances. First shows what each row does. Owner only. */
export function ImportPage() {
  const [kind, setKind] = useState<ImportKind>('clients');
  const [chosen, setChosen] = useState<{ readonly table: Table; readonly at: number }>();
  const [problem, setProblem] = useState<string>();
  const [imports, setImports] = useState(0);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const table = readTable(decodeText(await file.arrayBuffer()));
    const isTooLong = (table?.rows.length ?? 0) > mostRows;
    setProblem(
      !table
        ? importsTexts().noRows
        : isTooLong
          ? importsTexts().tooMany(mostRows.toLocaleString('en-US'))
          : undefined,
    );
    setChosen(table && !isTooLong ? { table, at: Date.now() } : undefined);
  };
  return (
    <div className="grid gap-6">
      <Panel title={importsTexts().moveIn} icon={FileUp}>
        <Field label={importsTexts().whatToImport}>
          {(control) => (
            <select
              {...control}
              className="select"
              value={kind}
              onChange={({ target }) =>
                setKind(importKinds.find((each) => each === target.value) ?? 'clients')
              }
            >
              {importKinds.map((each) => (
                <option key={each} value={each}>
                  {importsTexts().kinds[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={importsTexts().file} hint={importsTexts().hints[kind]} error={problem}>
          {(control) => (
            <input
              {...control}
              key={imports}
              type="file"
              accept={kind === 'clients' ? '.csv,.vcf,.txt,text/csv,text/vcard' : '.csv,.txt,text/csv'}
              className="input h-auto w-full py-2"
              onChange={(event) => void choose(event)}
            />
          )}
        </Field>
        {chosen && (
          <ChosenFile
            key={`${kind} ${chosen.at}`}
            kind={kind}
            table={chosen.table}
            onImported={() => {
              setChosen(undefined);
              setImports((before) => before + 1);
            }}
          />
        )}
      </Panel>
      <LatestImports version={String(imports)} />
    </div>
  );
}

type Planned = { readonly outcomes: readonly RowOutcome[]; readonly send: ReturnType<typeof importOf> };

type ChosenFileProps = { kind: ImportKind; table: Table; onImported: () => void };

/** Maps the file's columns and previews its rows. */
function ChosenFile({ kind, table, onImported }: ChosenFileProps) {
  const [mapping, setMapping] = useState<Mapping>(() => guessColumns(kind, table));
  const [planned, setPlanned] = useState<Planned>();
  const [done, setDone] = useState<number>();
  const { state, save } = useSave();
  const rows = rowsOf(table, mapping);
  const look = () =>
    save(async () => {
      setPlanned({ outcomes: await previewRows(kind, rows, setDone), send: importOf(kind, rows) });
      setDone(undefined);
    });
  return (
    <>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-bold">{importsTexts().columns}</legend>
        {importColumns[kind].map((column) => (
          <ColumnField
            key={column}
            column={column}
            table={table}
            place={mapping[column]}
            onPlace={(place) => {
              const { [column]: _, ...others } = mapping;
              setMapping(place === undefined ? others : { ...others, [column]: place });
              setPlanned(undefined);
            }}
          />
        ))}
      </fieldset>
      <SaveProblem state={state} />
      {planned ? (
        <Outcomes planned={planned} onImported={onImported} />
      ) : (
        <Button
          look="primary"
          isBusy={state.phase === 'saving'}
          className="justify-self-start"
          onClick={() => void look()}
        >
          {state.phase === 'saving' ? importsTexts().previewing : importsTexts().preview}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {state.phase === 'saving' && done !== undefined && importsTexts().progress(done, rows.length)}
      </p>
    </>
  );
}

type ColumnFieldProps = {
  column: Column;
  table: Table;
  place: number | undefined;
  onPlace: (place: number | undefined) => void;
};

/** Chooses the file's column for one of our fields. Shows the content of its first row. */
function ColumnField({ column, table: { headings, rows }, place, onPlace }: ColumnFieldProps) {
  return (
    <Field
      label={importsTexts().columnNames[column]}
      hint={place === undefined ? undefined : rows.find((cells) => cells[place])?.[place]?.slice(0, 60)}
    >
      {(control) => (
        <select
          {...control}
          className="select"
          value={place ?? ''}
          onChange={({ target }) => onPlace(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{importsTexts().notInFile}</option>
          {headings.map((heading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is told by its place alone
            <option key={index} value={index}>
              {heading || importsTexts().column(index + 1)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const pageSize = 50;

type OutcomesProps = { planned: Planned; onImported: () => void };

/** The outcome of each row, and the import button. */
function Outcomes({ planned: { outcomes, send }, onImported }: OutcomesProps) {
  const [limit, setLimit] = useState(pageSize);
  const [done, setDone] = useState<number>();
  const count = (does: RowOutcome['does']) => outcomes.filter((outcome) => outcome.does === does).length;
  const summary = importsTexts().willDo(count('create'), count('join'), count('skip'));
  return (
    <div className="grid gap-4">
      <p role="status" className="font-bold">
        {summary}
      </p>
      <p role="status" className="empty:hidden">
        {done !== undefined &&
          `${importsTexts().progress(done, outcomes.length)}. ${importsTexts().keepOpen}`}
      </p>
      {count('create') > 0 && (
        <ActionButton
          look="primary"
          className="justify-self-start"
          act={() => send(setDone)}
          onDone={() => {
            void showToast({ title: importsTexts().imported, description: summary });
            onImported();
          }}
        >
          {importsTexts().importThem(count('create'))}
        </ActionButton>
      )}
      <ol className="grid gap-2">
        {outcomes.slice(0, limit).map(({ does, name, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is told by its place alone
          <li key={index} className="wrap-anywhere border-l-4 border-base-300 pl-3" data-does={does}>
            <span className="font-semibold">{name || importsTexts().rowOf(index + 1)}</span>
            {' · '}
            {importsTexts().does[does]}
            {why && <span className="block text-sm text-base-content/75">{why}</span>}
          </li>
        ))}
      </ol>
      {outcomes.length > limit && (
        <Button className="justify-self-start" onClick={() => setLimit((shown) => shown + pageSize)}>
          {importsTexts().showMore}
        </Button>
      )}
    </div>
  );
}

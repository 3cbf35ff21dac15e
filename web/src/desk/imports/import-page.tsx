import { type ImportKind, importKinds } from '@welding/domain/entities/import-request';
import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { FileField } from './file-field.tsx';
import { importsTexts } from './imports-texts.ts';
import { LatestImports } from './latest-imports.tsx';
import { LeftOutRows, leftOutBy } from './left-out-rows.tsx';
import { type OpenFile, openFile } from './open-file.ts';
import { RunningImport } from './running-import.tsx';
import type { StoredRun } from './stored-run.ts';
import { useStoredRun } from './use-stored-run.ts';

/** More rows than a shop has clients. */
const mostRows = 5000;

type Chosen = { readonly file: OpenFile; readonly fileName: string; readonly at: number };

/**
 * Imports another program's file as clients, prices or open balances. First shows what each row does. An import that was
 * interrupted is offered again. Owner only.
 */
export function ImportPage() {
  const [kind, setKind] = useState<ImportKind>('clients');
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => () => chosen?.file.close(), [chosen]);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [imports, setImports] = useState(0);
  const { run, keep } = useStoredRun();
  const [startedAt, setStartedAt] = useState<number>();
  const [ended, setEnded] = useState<StoredRun>();
  const leftOut = ended ? leftOutBy(ended) : [];
  const read = async (file: File) => {
    setEnded(undefined);
    setChosen(undefined);
    setProblem(undefined);
    setIsReading(true);
    const opened = await openFile(file).catch(() => undefined);
    setIsReading(false);
    if (!opened) return setProblem(importsTexts().noRows);
    if (opened.summary.rows > mostRows) {
      opened.close();
      return setProblem(importsTexts().tooMany(mostRows.toLocaleString('en-US')));
    }
    // A file of invoices is no list of clients, whatever was chosen before.
    setKind((wanted) => opened.summary.as[wanted].kind);
    setChosen({ file: opened, fileName: file.name, at: Date.now() });
  };
  const start = async (next: StoredRun) => {
    await keep(next);
    setStartedAt(next.startedAt);
    setChosen(undefined);
  };
  return (
    <div className="grid gap-6">
      {run && (
        <RunningImport
          key={run.startedAt}
          run={run}
          keep={keep}
          isStarted={run.startedAt === startedAt}
          onStored={() => setImports((before) => before + 1)}
          onEnded={setEnded}
        />
      )}
      {leftOut.length > 0 && ended && (
        <LeftOutRows key={ended.startedAt} fileName={ended.fileName} rows={leftOut} />
      )}
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
        <FileField
          accept={`.csv,.txt,.xlsx,text/csv${kind === 'clients' ? ',.vcf,text/vcard' : ''}`}
          hint={`${importsTexts().hints[kind]} ${importsTexts().noPhotos}`}
          problem={problem}
          fileName={chosen?.fileName}
          onFile={(file) => void read(file)}
        />
        <p role="status" className="empty:hidden">
          {isReading && importsTexts().previewing}
        </p>
        {chosen && (
          <ChosenFile
            key={`${kind} ${chosen.at}`}
            kind={kind}
            file={chosen.file}
            fileName={chosen.fileName}
            onImport={start}
          />
        )}
      </Panel>
      <LatestImports version={String(imports)} />
    </div>
  );
}

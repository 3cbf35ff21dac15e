import { deskApiPaths } from '@welding/domain/api-paths';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { FolderDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deskFile } from '#desk/session/desk-request.ts';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { Button } from '#shared/ui/button.tsx';
import { downloadFile } from '#shared/ui/download-file.ts';
import { Notice, Panel } from '#shared/ui/panel.tsx';
import { deskTakeoutTexts } from './desk-takeout-texts.ts';
import { type TakeoutProgress, takeoutOf } from './take-out.ts';

type Taking = {
  readonly phase: 'idle' | 'busy' | 'done' | 'failed';
  readonly progress?: TakeoutProgress;
  readonly problem?: string;
  /** Continues after a failure. */
  readonly goOn?: ReturnType<typeof takeoutOf>;
};

/** Exports all stored data as one file. Owner only. */
export function TakeoutPage() {
  const t = deskTakeoutTexts();
  const [taking, setTaking] = useState<Taking>({ phase: 'idle' });
  const { phase, progress, problem, goOn } = taking;
  useStayAsked(phase === 'busy');
  const start = async () => {
    if (phase === 'busy') return;
    const take = goOn ?? takeoutOf((part) => deskFile(deskApiPaths.everything(part)));
    setTaking({ phase: 'busy', ...(goOn && progress && { progress }) });
    try {
      const file = await take((further) => setTaking({ phase: 'busy', progress: further }));
      downloadFile(file, `everything-${chicagoDate(new Date())}.zip`);
      setTaking((before) => ({ ...before, phase: 'done' }));
    } catch (error) {
      setTaking((before) => ({ ...before, phase: 'failed', ...failureOf(error, take) }));
    }
  };
  return (
    <div className="grid gap-6">
      <Panel title={t.moveOut} icon={FolderDown}>
        <p>{t.what}</p>
        <p>{t.notIn}</p>
        <p>{t.howLong}</p>
        <p>{t.careful}</p>
        <div>
          <Button look="primary" icon={FolderDown} isBusy={phase === 'busy'} onClick={() => void start()}>
            {goOn ? t.goOn : t.download}
          </Button>
        </div>
        <div role="status" className="grid gap-1">
          {phase === 'busy' && !progress && <p>{t.starting}</p>}
          {progress && <p>{progressText(progress)}</p>}
          {phase === 'done' && <p className="font-semibold">{t.done}</p>}
          {phase === 'done' && progress && progress.notDrawn > 0 && <p>{t.notDrawn(progress.notDrawn)}</p>}
        </div>
        {phase === 'failed' && (
          <Notice kind="error" role="alert">
            {problem}
          </Notice>
        )}
      </Panel>
      <HistoryPanel key={phase} field="entity" id="everything" empty={t.noneYet} />
    </div>
  );
}

function failureOf(error: unknown, take: ReturnType<typeof takeoutOf>): Pick<Taking, 'problem' | 'goOn'> {
  const t = deskTakeoutTexts();
  if (error instanceof NetworkError) return { problem: t.brokeOff, goOn: take };
  if (!(error instanceof ApiError)) return { problem: t.failed };
  // The API requires a new start.
  const isOver = error.status === 400 || error.status === 410;
  return { problem: `${error.reason}.`, ...(!isOver && { goOn: take }) };
}

function progressText({ bytes, totals: { documents, papers, files } }: TakeoutProgress): string {
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  return deskTakeoutTexts().progress(size, documents, papers, files);
}

/** Makes the browser ask before it leaves the page. */
function useStayAsked(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

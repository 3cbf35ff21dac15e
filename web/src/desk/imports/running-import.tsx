import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { importsTexts } from './imports-texts.ts';
import { sendNextPart, sentRows } from './send-import.ts';
import type { StoredRun } from './stored-run.ts';

type RunningImportProps = {
  run: StoredRun;
  keep: (run: StoredRun | undefined) => Promise<void>;
  /** Whether it was started on this page. Otherwise it waits for the reader to go on. */
  isStarted: boolean;
  /** After each time that something was stored and the import ends or stops. */
  onStored: () => void;
  /** After the last part, or once the rest is left out. */
  onEnded: (run: StoredRun) => void;
};

/** An import under way: its progress, a button to stop it, and later to go on or to leave out the rest. */
export function RunningImport({ run, keep, isStarted, onStored, onEnded }: RunningImportProps) {
  const texts = importsTexts();
  const { state, isSaving, save } = useSave();
  const [isStopping, setIsStopping] = useState(false);
  const stopped = useRef(false);
  const [all, done] = [run.rows.length, sentRows(run)];
  const end = async (ended: StoredRun) => {
    await keep(undefined);
    onEnded(ended);
  };
  const goOn = async () => {
    stopped.current = false;
    setIsStopping(false);
    await save(async () => {
      let current = run;
      while (current.sentParts < current.parts.length && !stopped.current) {
        current = await sendNextPart(current);
        await keep(current);
      }
      if (current.sentParts === current.parts.length) {
        void showToast({ title: texts.imported, description: texts.progress(all, all) });
        await end(current);
      }
    });
    onStored();
  };
  const first = useRef(goOn);
  useEffect(() => {
    if (isStarted) void first.current();
    return () => {
      stopped.current = true;
    };
  }, [isStarted]);
  return (
    <Panel title={texts.importOf(run.fileName)} icon={FileUp} step={isSaving}>
      <p role="status">{texts.progress(done, all)}</p>
      <progress
        className="progress w-full"
        aria-label={texts.importOf(run.fileName)}
        value={done}
        max={all}
      />
      <SaveProblem state={state} />
      <div className="flex flex-wrap gap-3">
        {isSaving ? (
          <Button
            isBusy={isStopping}
            onClick={() => {
              stopped.current = true;
              setIsStopping(true);
            }}
          >
            {texts.stop}
          </Button>
        ) : (
          <>
            <Button look="primary" onClick={() => void goOn()}>
              {texts.goOn(run.fileName, done, all)}
            </Button>
            <Button onClick={() => void end(run)}>{texts.leaveRest}</Button>
          </>
        )}
      </div>
      <p className="text-sm text-base-content/75">{isSaving ? texts.mayClose : texts.stoppedHint}</p>
    </Panel>
  );
}

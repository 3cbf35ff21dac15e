import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '#shared/ui/panel.tsx';
import { papersTitle } from './papers-title.ts';

type LockedPapersProps = {
  /** What asks for the code, once it was opened. */
  confirm: ReactNode;
  onOpen: () => void;
};

/** Estimates and Invoices before the client has confirmed: what is behind it, and the step that opens it. */
export function LockedPapers({ confirm, onOpen }: LockedPapersProps) {
  return (
    <Panel title={papersTitle} icon={FileText}>
      {confirm || (
        <>
          <p>Look at estimates and approve them, see what’s due, and save each as a PDF.</p>
          <button type="button" className="btn btn-outline justify-self-start" onClick={onOpen}>
            <FileText aria-hidden="true" />
            See them
          </button>
        </>
      )}
    </Panel>
  );
}

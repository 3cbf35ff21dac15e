import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Panel } from '#shared/ui/panel.tsx';
import { papersTitle } from './papers-title.ts';

/** Estimates and Invoices before the client has confirmed: what is behind it, and the step that opens it. */
export function PapersDoor({ confirm }: { confirm: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={papersTitle} icon={FileText}>
      {isOpen ? (
        confirm
      ) : (
        <>
          <p>Look at an estimate and approve it, see what is to be paid, and keep each as a PDF.</p>
          <button
            type="button"
            className="btn btn-outline justify-self-start"
            onClick={() => setIsOpen(true)}
          >
            <FileText aria-hidden="true" />
            See them
          </button>
        </>
      )}
    </Panel>
  );
}

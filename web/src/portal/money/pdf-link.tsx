import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

/** Opens a paper as PDF beside the portal: the browser's own reader shows, prints and saves it. */
export function PdfLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="btn btn-outline">
      <FileText aria-hidden="true" />
      {children}
    </a>
  );
}

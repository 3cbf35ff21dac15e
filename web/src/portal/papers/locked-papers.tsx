import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { portalPaperTexts } from './portal-paper-texts.tsx';

type LockedPapersProps = {
  confirm: ReactNode;
  onOpen: () => void;
};

export function LockedPapers({ confirm, onOpen }: LockedPapersProps) {
  const t = portalPaperTexts();
  return (
    <Panel title={t.title} icon={FileText}>
      {confirm || (
        <>
          <p>{t.whatIsBehind}</p>
          <Button icon={FileText} className="justify-self-start" onClick={onOpen}>
            {t.seeThem}
          </Button>
        </>
      )}
    </Panel>
  );
}

import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyTexts } from './money-texts.tsx';

type LockedPapersProps = {
  confirm: ReactNode;
  onOpen: () => void;
};

export function LockedPapers({ confirm, onOpen }: LockedPapersProps) {
  return (
    <Panel title={moneyTexts().title} icon={FileText}>
      {confirm || (
        <>
          <p>{moneyTexts().whatIsBehind}</p>
          <Button icon={FileText} className="justify-self-start" onClick={onOpen}>
            {moneyTexts().seeThem}
          </Button>
        </>
      )}
    </Panel>
  );
}

import { Download, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { accountTexts } from './account-texts.tsx';

type YourDetailsPanelProps = {
  details: ReactNode;
  download: ReactNode;
  children: ReactNode;
};

type Shown = 'details' | 'download';

/** The client's account. Loaded data appears below the button that requested it. */
export function YourDetailsPanel({ details, download, children }: YourDetailsPanelProps) {
  const [shown, setShown] = useState<Shown>();
  const button = (what: Shown) => ({
    type: 'button' as const,
    'aria-expanded': shown === what,
    onClick: () => setShown(shown === what ? undefined : what),
  });
  return (
    <Panel title={accountTexts().yourDetails} icon={UserRound}>
      <p>{accountTexts().whatWeKeep}</p>
      <div className="flex flex-wrap gap-3">
        <Button {...button('details')} icon={UserRound}>
          {accountTexts().seeAndChange}
        </Button>
        <Button {...button('download')} icon={Download}>
          {accountTexts().downloadEverything}
        </Button>
        {children}
      </div>
      {shown === 'details' && details}
      {shown === 'download' && download}
    </Panel>
  );
}

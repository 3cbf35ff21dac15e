import { apiPaths } from '@welding/domain/api-paths';
import { Download, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { PushCard } from '#pwa/push/push-card.tsx';
import type { PushSender } from '#pwa/push/push-subscription.ts';
import { apiRequest } from '#shared/api/api-request.ts';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import { accountTexts, notificationsTexts } from './account-texts.tsx';

type YourDetailsPanelProps = {
  details: ReactNode;
  download: ReactNode;
  children: ReactNode;
};

type Shown = 'details' | 'download';

/** The client's account. Loaded data appears below the button that requested it. */
export function YourDetailsPanel({ details, download, children }: YourDetailsPanelProps) {
  const t = accountTexts();
  const [shown, setShown] = useState<Shown>();
  const button = (what: Shown) => ({
    type: 'button' as const,
    'aria-expanded': shown === what,
    onClick: () => setShown(shown === what ? undefined : what),
  });
  return (
    <Panel title={t.yourDetails} icon={UserRound}>
      <p>{t.whatWeKeep}</p>
      <div className="flex flex-wrap gap-3">
        <Button {...button('details')} icon={UserRound}>
          {t.seeAndChange}
        </Button>
        <Button {...button('download')} icon={Download}>
          {t.downloadEverything}
        </Button>
        {children}
      </div>
      {shown === 'details' && details}
      {shown === 'download' && download}
    </Panel>
  );
}

type NotificationsCardProps = {
  clientId: string;
  confirm: ReactNode;
  onSessionLost: (loss: SessionLoss) => void;
};

export function NotificationsCard({ clientId, confirm, onSessionLost }: NotificationsCardProps) {
  const isConfirmed = useConfirmed(clientId);
  const place = useStepFocus<HTMLDivElement>(isConfirmed);
  const send: PushSender = async (method, subscription) => {
    try {
      const options = { method, body: subscription, shownClient: clientId };
      await apiRequest(apiPaths.pushDevices, () => undefined, options);
    } catch (error) {
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
      throw error;
    }
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <PushCard reason={notificationsTexts().reason} send={send} before={!isConfirmed && confirm} />
    </div>
  );
}

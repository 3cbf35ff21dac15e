import { apiPaths } from '@welding/domain/api-paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { type SessionLoss, sessionLoss } from '#portal/session/session-loss.ts';
import { PushCard } from '#pwa/push/push-card.tsx';
import type { PushSender } from '#pwa/push/push-subscription.ts';
import { apiRequest } from '#shared/api/api-request.ts';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { notificationsTexts } from './notifications-texts.ts';

type NotificationsCardProps = {
  clientId: string;
  confirm: ReactNode;
  onSessionLost: (loss: SessionLoss) => void;
};

export function NotificationsCard({ clientId, confirm, onSessionLost }: NotificationsCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const isConfirmed = useConfirmed(clientId);
  const wasConfirmed = useRef(isConfirmed);
  useEffect(() => {
    // The focused field is gone. An already confirmed client stays at the top of the page.
    if (isConfirmed && !wasConfirmed.current) focusIfLost(place.current);
    wasConfirmed.current = isConfirmed;
  }, [isConfirmed]);
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

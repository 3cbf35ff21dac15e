import { PushCard } from '#pwa/push/push-card.tsx';
import type { PushSender } from '#pwa/push/push-subscription.ts';
import { apiRequest } from '#shared/api/api-request.ts';
import { apiPaths } from '#shared/api/paths.ts';
import { type SessionLoss, sessionLoss } from '#shared/session/session-loss.ts';

type NotificationsCardProps = { clientId: string; onSessionLost: (loss: SessionLoss) => void };

/** The notifications of a client on this device. */
export function NotificationsCard({ clientId, onSessionLost }: NotificationsCardProps) {
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
    <PushCard
      reason="This device can tell you when your welder is on the way, when a visit is moved and when a project is finished."
      send={send}
    />
  );
}

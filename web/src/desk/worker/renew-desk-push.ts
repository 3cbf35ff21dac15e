import { apiPaths } from '@welding/domain/api-paths';
import { apiMessages } from '@welding/domain/messages';
import { renewPush } from '#pwa/worker/renew-push.ts';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';
import { workerSender } from './worker-sender.ts';

/** `renewPush` in the name of whoever the pages of the desk signed in. @throws as `renewPush` */
export async function renewDeskPush(change: Parameters<typeof renewPush>[0]): Promise<void> {
  await renewPush(change, async (method, subscription) => {
    const sender = await workerSender();
    if (!sender) throw new ApiError(401, apiMessages.noSession);
    await apiRequest(apiPaths.pushDevices, () => undefined, {
      method,
      body: subscription,
      bearer: sender.idToken,
    });
  });
}

import type { Staff } from '@welding/domain/entities/staff';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import type { ApiSender } from '../run/api-sender.ts';
import { free } from './desk-requests.ts';
import { carryOut, deskRequest, type RouteRequest } from './route-request.ts';
import { shopId } from './shop-id.ts';
import { usualClient } from './site-requests.ts';

type Office = { readonly token: string; readonly welder: Staff; readonly sender: ApiSender };

const job = {
  clientId: shopId('client', usualClient),
  projectId: shopId('project', usualClient * 5),
  title: 'Staircase',
};

/** What the office asks of jobs of several days, and of days that are moved. */
export function crewRequests({ token, welder: { id: welderId }, sender }: Office): RouteRequest[] {
  const desk = deskRequest(token);
  /** A visit of the welder's, and the day on which it is. */
  const planned = async () => {
    const scheduledDate = free();
    const visit = desk('POST /api/desk/appointments', 201, { json: { ...job, scheduledDate, welderId } });
    return { ...(await carryOut(sender, visit)), date: chicagoDate(new Date(scheduledDate)) };
  };
  return [
    desk('POST /api/desk/plans', 201, () => ({
      json: {
        ...{ ...job, welderIds: [welderId] },
        days: [{ scheduledDate: free() }, { scheduledDate: free() }],
      },
    })),
    desk('GET /api/desk/calendar/move-day', 200, async () => {
      const { date } = await planned();
      return { query: `welderId=${welderId}&date=${date}` };
    }),
    desk('POST /api/desk/calendar/move-day', 200, async () => {
      const { id, date } = await planned();
      return { json: { welderId, date, moves: [{ id, scheduledDate: free() }] } };
    }),
  ];
}

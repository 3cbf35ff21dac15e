import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import type { ApiSender } from '../run/api-sender.ts';
import { carryOut, deskRequest, of, type RouteRequest } from './route-request.ts';
import { shopId } from './shop-id.ts';
import { usualClient } from './site-requests.ts';

type Desk = {
  readonly tokens: Record<StaffRole, string>;
  readonly welder: Staff;
  readonly sender: ApiSender;
};

const week = '2026-03-09';
const query = `week=${week}`;

/** What staff ask about hours, in a week that holds no more than these requests put there. */
export function hoursRequests({ tokens, welder, sender }: Desk): RouteRequest[] {
  const desk = deskRequest(tokens.owner);
  const entry = desk('POST /api/desk/work-entries', 201, {
    json: {
      welderId: welder.id,
      projectId: shopId('project', usualClient * 5),
      kind: 'work',
      start: `${week}T15:00:00Z`,
      end: `${week}T16:00:00Z`,
      reason: 'Measured',
    },
  });
  return [
    entry,
    desk('PATCH /api/desk/work-entries/{id}', 200, () =>
      of(carryOut(sender, entry), { updatedAt: null, removed: true, reason: 'Measured' }),
    ),
    desk('GET /api/desk/timesheets', 200, { query }),
    desk('GET /api/desk/timesheets.csv', 200, { query }),
    desk('GET /api/desk/counted-hours', 200, { query: `projectId=${shopId('project', usualClient * 5)}` }),
    deskRequest(tokens.welder)('POST /api/desk/week-comments', 201, {
      json: { welderId: welder.id, week, text: 'Truck broke down' },
    }),
  ];
}

import type { StaffRole } from '@welding/domain/entities/staff';
import type { DeviceOwner } from '#data/push-devices.ts';
import { clientRoute, type Route, staffRoute } from './route.ts';

type ClientDefinition<Input> = Parameters<typeof clientRoute<Input>>[0];

/**
 * A route for a signed-in client and for staff of these roles alike: who sends an Authorization header is taken for staff.
 * Refused as `clientRoute` and `staffRoute` refuse.
 */
export function clientOrStaffRoute<Input>({
  roles,
  answer,
  ...definition
}: Omit<ClientDefinition<Input>, 'answer'> & {
  readonly roles: readonly StaffRole[];
  readonly answer: (input: Input, owner: DeviceOwner) => ReturnType<ClientDefinition<Input>['answer']>;
}): Route {
  const forClients = clientRoute<Input>({
    ...definition,
    answer: (input, { session }) => answer(input, { session }),
  });
  const forStaff = staffRoute<Input>({
    ...definition,
    roles,
    answer: (input, { staff }) => answer(input, { staffId: staff.id }),
  });
  return {
    ...forClients,
    handle: async (request, response) => {
      const { handle } = request.get('Authorization') === undefined ? forClients : forStaff;
      await handle(request, response);
    },
  };
}

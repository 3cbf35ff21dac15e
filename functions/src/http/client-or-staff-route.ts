import type { StaffRole } from '@welding/domain/entities/staff';
import type { Session } from '#sign-in/sessions.ts';
import { clientRoute, type RequestContext, type Route, staffRoute, verifiedRoute } from './route.ts';

type ClientDefinition<Input> = Parameters<typeof clientRoute<Input>>[0];

export type ClientOrStaff = { readonly session: Session } | { readonly staffId: string };

/**
 * A route for a signed-in client and for staff with these roles. A request with an Authorization header counts as staff.
 * Refuses like `clientRoute` and `staffRoute`. `verified` requires a verified client, and may be the refusal's text.
 */
export function clientOrStaffRoute<Input>({
  roles,
  verified = false,
  respond,
  ...definition
}: Omit<ClientDefinition<Input>, 'respond'> & {
  readonly roles: readonly StaffRole[];
  readonly verified?: boolean | (() => string);
  readonly respond: (input: Input, who: ClientOrStaff) => ReturnType<ClientDefinition<Input>['respond']>;
}): Route {
  const ofClients: ClientDefinition<Input> = {
    ...definition,
    respond: (input, { session }) => respond(input, { session }),
  };
  const refusal = typeof verified === 'function' ? verified : undefined;
  const forClients = verified ? verifiedRoute({ ...ofClients, refusal }) : clientRoute(ofClients);
  const forStaff = staffRoute<Input>({
    ...definition,
    roles,
    respond: (input, { staff }) => respond(input, { staffId: staff.id }),
  });
  return {
    ...forClients,
    handle: async (request, response) => {
      const { handle } = request.get('Authorization') === undefined ? forClients : forStaff;
      await handle(request, response);
    },
  };
}

const maxUserAgent = 500;

/** The sender's address and browser, stored with a signature. */
export function senderOf({ ip: { client, peer }, header }: RequestContext) {
  // Behind Hosting `client` also names the peer.
  const [ip = ''] = client.split(' ', 1);
  const userAgent = (header('User-Agent') ?? '').slice(0, maxUserAgent).toWellFormed();
  return { ip, peer, userAgent };
}

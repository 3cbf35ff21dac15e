import { type LinkedKind, paperLinkHeader, paperTokenSchema } from '@welding/domain/entities/paper-link';
import { paperLinkLimits } from '#http/limits.ts';
import { publicRoute, type RequestContext, type Route } from '#http/route.ts';
import { badRequest } from '#refusal.ts';
import { countUses } from '#store/rate-limits.ts';
import { type LinkVisitor, requireLinked } from './open-paper.ts';

type Definition<Input> = Omit<Parameters<typeof publicRoute<Input>>[0], 'respond'> & {
  readonly kind: LinkedKind;
  /** The estimate or invoice of the request. */
  readonly idOf: (input: Input) => string;
  readonly respond: (
    input: Input,
    context: RequestContext & LinkVisitor,
  ) => ReturnType<Parameters<typeof publicRoute<Input>>[0]['respond']>;
};

/**
 * Wraps a route for visitors with a mail's link, who send its token in the header X-Paper-Link: 404 for another paper than
 * the link's, 410 for an ended link.
 */
export function orByLink<Input>(
  route: Route,
  { kind, idOf, respond, ...definition }: Definition<Input>,
): Route {
  const byLink = publicRoute({
    ...definition,
    respond: async (input, context) => {
      const visitor = await visitorOfLink(context, kind, idOf(input));
      return await respond(input, { ...context, ...visitor });
    },
  });
  return {
    ...route,
    handle: async (request, response) => {
      const { handle } = request.get(paperLinkHeader) === undefined ? route : byLink;
      await handle(request, response);
    },
  };
}

/** Whose paper the link opens. @throws as `requireLinked`; Refusal 400, LimitReachedError */
export async function visitorOfLink(
  { header, ip }: RequestContext,
  kind: LinkedKind,
  id: string,
): Promise<LinkVisitor> {
  const token = paperTokenSchema.safeParse(header(paperLinkHeader));
  if (!token.success) throw badRequest(token.error.issues[0]?.message ?? '');
  await countUses(paperLinkLimits(ip));
  return await requireLinked(token.data, kind, id);
}

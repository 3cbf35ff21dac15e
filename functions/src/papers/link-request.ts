import { type LinkedKind, paperLinkHeader, paperTokenSchema } from '@welding/domain/entities/paper-link';
import { paperLinkLimits } from '#http/limits.ts';
import { publicRoute, type RequestContext, type Route } from '#http/route.ts';
import { badRequest } from '#refusal.ts';
import { countUses } from '#store/rate-limits.ts';
import { requireLinked } from './open-paper.ts';

type Definition<Input> = Omit<Parameters<typeof publicRoute<Input>>[0], 'answer'> & {
  readonly kind: LinkedKind;
  /** Which estimate or invoice the request is about. */
  readonly idOf: (input: Input) => string;
  readonly answer: (
    input: Input,
    context: RequestContext & { readonly clientId: string },
  ) => ReturnType<Parameters<typeof publicRoute<Input>>[0]['answer']>;
};

/**
 * The route, and the same for whoever opened the paper by the link of a mail and sends its token in the header X-Paper-Link:
 * 404 for another paper than the link's, 410 for a link that has ended.
 */
export function orByLink<Input>(
  route: Route,
  { kind, idOf, answer, ...definition }: Definition<Input>,
): Route {
  const byLink = publicRoute({
    ...definition,
    answer: async (input, context) => {
      const clientId = await clientOfLink(context, kind, idOf(input));
      return await answer(input, { ...context, clientId });
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

/** Whose paper the request's link opens. @throws as `requireLinked`; Refusal 400, LimitReachedError */
export async function clientOfLink(
  { header, ip }: RequestContext,
  kind: LinkedKind,
  id: string,
): Promise<string> {
  const token = paperTokenSchema.safeParse(header(paperLinkHeader));
  if (!token.success) throw badRequest(token.error.issues[0]?.message ?? '');
  await countUses(paperLinkLimits(ip));
  return await requireLinked(token.data, kind, id);
}

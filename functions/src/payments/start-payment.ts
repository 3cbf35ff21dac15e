import { randomUUID } from 'node:crypto';
import { localTitle } from '@welding/domain/entities/local-title';
import type { PaymentIntentRequest } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { apiMessages } from '@welding/domain/messages';
import { business } from '@welding/domain/values/business';
import { textLimits } from '@welding/domain/values/limits';
import { dollarsToCents } from '@welding/domain/values/money';
import { idSchema } from '@welding/domain/values/text-fields';
import { actionsTexts } from '#actions-texts.ts';
import { findProject } from '#projects/projects.ts';
import { notFound } from '#refusal.ts';
import type { SessionClient } from '#sign-in/sessions.ts';
import type { IdempotencyKey } from '#store/idempotency.ts';
import { createIntent } from '#stripe/create-intent.ts';

/** The signed-in client who pays. */
export type Payer = Pick<SessionClient, 'email'> & { readonly clientId: string };

/**
 * Starts a payment and returns the client secret. Its client is the project's, else the payer's, never the body's. We send
 * the client our receipt on arrival; Stripe sends one to a signed-in payer who pays for another client.
 * @throws Refusal 404 for an unknown project, 409 while a payment of its balance is on its way
 */
export async function startPayment(
  request: PaymentIntentRequest,
  payer: Payer | undefined,
  once: IdempotencyKey | undefined,
): Promise<string> {
  const project = request.projectId === '' ? undefined : await requiredProject(request.projectId);
  if (project) {
    const { requireNotOnItsWay } = await import('./start-own-payment.ts');
    await requireNotOnItsWay(project, request.amount);
  }
  const clientId = project?.clientId ?? payer?.clientId ?? '';
  const { clientSecret } = await createIntent({
    cents: dollarsToCents(request.amount),
    projectId: project?.id ?? '',
    clientId,
    description: describe(project, payer),
    receiptEmail: payer?.clientId === clientId ? undefined : payer?.email,
    idempotencyKey: once?.id ?? randomUUID(),
  });
  return clientSecret;
}

async function requiredProject(projectId: string): Promise<Project> {
  const project = idSchema.safeParse(projectId).success ? await findProject(projectId) : undefined;
  if (!project) throw notFound(apiMessages.projectNotFound);
  return project;
}

// The payer sees this text, so only the project's own client gets its title. An old title may be too long for Stripe.
function describe(project: Project | undefined, payer: Payer | undefined): string {
  const t = actionsTexts();
  if (!project) return t.paymentTo;
  if (payer?.clientId !== project.clientId) {
    return t.paymentOfProject(project.number);
  }
  return `${business.name}: ${localTitle(project.title).slice(0, textLimits.title).toWellFormed()}`;
}

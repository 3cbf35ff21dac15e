import * as z from 'zod/mini';
import { inLanguages, say } from '../values/language.ts';
import { formatCents, formatDollars } from '../values/money.ts';
import {
  creationTime,
  dollars,
  field,
  flag,
  stored,
  storedCaptions,
  storedCode,
  storedPhotos,
  text,
  textOr,
  time,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { storedFoundBy } from './found-by.ts';
import { type ServiceType, serviceTypes, storedServiceNames } from './service-type.ts';

const projectTexts = inLanguages({
  agreed: say(
    (agreedTotal: string) => `Agreed ${agreedTotal}`,
    (dollars) => `Acordado ${dollars}`,
  ),
  about: say(
    (estimatedCost: string) => `About ${estimatedCost}`,
    (dollars) => `Unos ${dollars}`,
  ),
});

/**
 * Specification section 3. Only the ids must be valid. `status` is any text; an unknown one is shown in grey (section 4).
 */
export const projectSchema = stored({
  id: field(idSchema, 'plain'),
  /** Such as P-1001. */
  number: text('plain'),
  clientId: field(idSchema, 'plain'),
  title: textOr('Project', {
    holds: 'client',
    erasedFrom: ({ serviceType }: { serviceType: ServiceType }) => storedServiceNames[serviceType],
  }),
  description: text('client'),
  serviceType: field(z.catch(storedCode(serviceTypes), 'other'), 'plain'),
  status: textOr('pending', 'plain'),
  estimatedCost: dollars('plain'),
  finalCost: dollars('plain'),
  /** Dollars: the sum of the valid approvals. `estimatedCost` then equals it. */
  agreedTotal: dollars('plain'),
  scheduledDate: time('plain'),
  completedDate: time('plain'),
  /** True if the last visit is finished and part of the agreed amount is not invoiced; otherwise missing. */
  awaitsInvoice: flag('plain'),
  /** A balance from an earlier system (old-balances.ts): it is no job to learn from. */
  isOldBalance: flag('plain'),
  beforePhotos: field(storedPhotos, { holds: 'client', erased: [] }),
  afterPhotos: field(storedPhotos, { holds: 'client', erased: [] }),
  photoCaptions: field(storedCaptions, 'client'),
  createdAt: creationTime('plain'),
  address: text('client'),
  zip: text('client'),
  /** How the client found us, for jobs by phone. Requests have their own field. */
  foundBy: field(storedFoundBy, 'plain'),
  /** The version; missing until the first change. */
  updatedAt: time('plain'),
});
export type Project = z.infer<typeof projectSchema>;

/** The response of GET /api/projects/client/{clientId}. */
export const projectListSchema = z.array(projectSchema);

/** A project for contacts with neither the estimates nor the invoices role. */
export function withoutMoney<
  Told extends Pick<Project, 'estimatedCost' | 'finalCost' | 'agreedTotal' | 'awaitsInvoice'>,
>({ estimatedCost: _, finalCost: __, agreedTotal: ___, awaitsInvoice: ____, ...rest }: Told) {
  return rest;
}

/**
 * The amount of a job's card in words: what was invoiced, otherwise the final cost, what was agreed, or about how much it will be,
 * which is the total of the estimate once one is sent.
 * @param invoicedCents of the sent invoices, undefined without any or where they are not known
 */
export function jobAmountText(
  { finalCost, agreedTotal, estimatedCost }: Pick<Project, 'finalCost' | 'agreedTotal' | 'estimatedCost'>,
  invoicedCents?: number,
): string | undefined {
  const t = projectTexts();
  if (invoicedCents !== undefined) return formatCents(invoicedCents);
  if (finalCost !== undefined) return formatDollars(finalCost);
  if (agreedTotal !== undefined) return t.agreed(formatDollars(agreedTotal));
  return estimatedCost === undefined ? undefined : t.about(formatDollars(estimatedCost));
}

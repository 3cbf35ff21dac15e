import { clientMessages } from '@welding/domain/entities/client-change';
import { paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { staffChangedMeanwhile, staffMessages } from '@welding/domain/entities/staff';
import { VisitChangeError } from '@welding/domain/entities/visit';
import { apiMessages } from '@welding/domain/messages';
import { OpenVisitsError } from '#data/appointments.ts';
import { MissingEntityError, StaleVersionError } from '#data/change-entity.ts';
import { EmailTakenError } from '#data/clients.ts';
import { KeyReusedError } from '#data/create-idempotently.ts';
import { isOutage } from '#data/outage.ts';
import { PasswordMailError } from '#data/password-mail.ts';
import { LimitReachedError } from '#data/rate-limits.ts';
import { RefusedChangeError } from '#data/refused-change.ts';
import { LastOwnerError, StaffEmailTakenError, StaleStaffError } from '#data/staff.ts';
import { AccountClosedError } from '#data/staff-accounts.ts';
import {
  PaymentUnderWayError,
  RefundRefusedError,
  StripeOutageError,
  WebhookSignatureError,
} from '#payments/payment-errors.ts';
import {
  type ApiError,
  badRequest,
  brokenAddress,
  conflict,
  forbidden,
  keyReused,
  notFound,
  tooMany,
  tooManyOpenVisits,
  unavailable,
} from './errors.ts';

/** What the errors of data and payments, and of Express, are to who asked; undefined for one nobody foresaw. */
export function knownError(error: unknown): ApiError | undefined {
  if (error instanceof KeyReusedError) return keyReused();
  if (error instanceof OpenVisitsError) return tooManyOpenVisits(error.retryAfterSeconds);
  if (error instanceof MissingEntityError) return notFound();
  if (error instanceof StaleVersionError) return conflict(error.message);
  if (error instanceof RefusedChangeError) return conflict(error.message);
  if (error instanceof EmailTakenError) return conflict(clientMessages.emailTaken);
  if (error instanceof VisitChangeError) return conflict(error.message);
  if (error instanceof LimitReachedError) return tooMany(error.retryAfterSeconds);
  if (error instanceof AccountClosedError) return forbidden(staffMessages.closed);
  if (error instanceof StaffEmailTakenError) return conflict(staffMessages.emailTaken);
  if (error instanceof StaleStaffError) return conflict(staffChangedMeanwhile(error.current));
  if (error instanceof LastOwnerError) return conflict(staffMessages.lastOwner);
  if (isOutage(error) || error instanceof StripeOutageError) return unavailable();
  if (error instanceof PaymentUnderWayError) return conflict(paymentRecordMessages.underWay);
  if (error instanceof RefundRefusedError) return conflict(paymentRecordMessages.refundRefused);
  if (error instanceof PasswordMailError) return unavailable();
  if (error instanceof WebhookSignatureError) return badRequest(apiMessages.badSignature);
  // Express cannot decode a percent sign in the path.
  if (error instanceof URIError) return brokenAddress();
  return undefined;
}

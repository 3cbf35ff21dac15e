import type { Account } from '../account.ts';
import { invalidRequest } from '../stripe-api-error.ts';

/** The fields that Stripe omits when empty. */
const sometimesThere = new Set(['failure_balance_transaction']);

/** Replaces the ids named by `expand` (`latest_charge`, `data.latest_charge`, …) with their objects. */
export function expandResponse(
  account: Account,
  response: object,
  expand: string | string[] | undefined,
): object {
  let expanded = response;
  for (const path of expand === undefined ? [] : [expand].flat()) {
    expanded = expandPath(account, expanded, path.split('.'), path);
  }
  return expanded;
}

function expandPath(account: Account, holder: object, [field, ...rest]: string[], path: string): object {
  if (field === undefined) return holder;
  if (!(field in holder)) {
    if (sometimesThere.has(field)) return holder;
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const value: unknown = Reflect.get(holder, field);
  if (Array.isArray(value)) {
    const rows: unknown[] = value;
    return {
      ...holder,
      [field]: rows.map((row) => (isObject(row) ? expandPath(account, row, rest, path) : row)),
    };
  }
  const found = typeof value === 'string' ? objectById(account, value) : value;
  if (!isObject(found)) return holder;
  return { ...holder, [field]: expandPath(account, found, rest, path) };
}

function objectById(account: Account, id: string): object | undefined {
  return (
    account.charges.get(id) ??
    account.paymentMethods.get(id) ??
    account.paymentIntents.get(id) ??
    account.refunds.get(id) ??
    account.disputes.get(id) ??
    account.balanceTransactions.get(id)
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

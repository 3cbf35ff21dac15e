import type { Stripe } from 'stripe';
import { invalidRequest, noSuch } from '../stripe-api-error.ts';
import type { ListParams } from './params.ts';

type Listed = { id: string; object: string; created: number };
type Page<Row> = Pick<Stripe.ApiList<Row>, 'object' | 'data' | 'has_more' | 'url'>;

/** One page of `newestFirst`, by Stripe's rules: time, then cursor, then limit (1 to 100). */
export function listPage<Row extends Listed>(newestFirst: Row[], params: ListParams, url: string): Page<Row> {
  if (params.limit < 1 || params.limit > 100) {
    throw invalidRequest('This value must be between 1 and 100 (inclusive).', { param: 'limit' });
  }
  const rows = newestFirst.filter((row) => isWithin(row.created, params.created));
  if (params.ending_before !== undefined) {
    const newer = rows.slice(0, positionOf(rows, params.ending_before, 'ending_before'));
    return page(newer.slice(-params.limit), newer.length > params.limit, url);
  }
  const rest =
    params.starting_after === undefined
      ? rows
      : rows.slice(positionOf(rows, params.starting_after, 'starting_after') + 1);
  return page(rest.slice(0, params.limit), rest.length > params.limit, url);
}

function page<Row>(data: Row[], hasMore: boolean, url: string): Page<Row> {
  return { object: 'list', data, has_more: hasMore, url };
}

function positionOf(rows: Listed[], id: string, param: string): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw noSuch(rows[0]?.object ?? 'object', id, param);
  return position;
}

function isWithin(created: number, range: ListParams['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  return (
    created > (range.gt ?? Number.NEGATIVE_INFINITY) &&
    created >= (range.gte ?? Number.NEGATIVE_INFINITY) &&
    created < (range.lt ?? Number.POSITIVE_INFINITY) &&
    created <= (range.lte ?? Number.POSITIVE_INFINITY)
  );
}

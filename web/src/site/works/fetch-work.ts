import { apiPaths } from '@welding/domain/api-paths';
import type { ShownReview, ShownWork } from '@welding/domain/entities/finished-work';
import { quotableServices } from '@welding/domain/entities/service-type';
import { hasField } from '#shared/appointments/special-day.ts';

export type Work = { readonly works: readonly ShownWork[]; readonly reviews: readonly ShownReview[] };

let asked: Promise<Work> | undefined;

/**
 * Fetched once per page.
 * @throws Error
 */
export function fetchWork(): Promise<Work> {
  asked ??= load().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function load(): Promise<Work> {
  const response = await fetch(apiPaths.work);
  if (!response.ok) throw new Error(String(response.status));
  return readWork(await response.json());
}

/** Checks by hand because a schema would be the largest part of this code, which every visitor loads. */
function readWork(json: unknown): Work {
  const listOf = (name: 'works' | 'reviews'): readonly unknown[] =>
    hasField(json, name) && Array.isArray(json[name]) ? json[name] : [];
  return { works: listOf('works').filter(isWork), reviews: listOf('reviews').filter(isReview) };
}

const hasTexts = (value: unknown, names: readonly string[]) =>
  names.every((name) => hasField(value, name) && typeof value[name] === 'string');
const isTextIfThere = (value: unknown, name: string) =>
  !hasField(value, name) || typeof value[name] === 'string';

function isWork(value: unknown): value is ShownWork {
  return (
    hasTexts(value, ['id', 'title', 'town', 'caption']) &&
    hasField(value, 'service') &&
    quotableServices.some((service) => service === value.service) &&
    hasField(value, 'photos') &&
    Array.isArray(value.photos) &&
    value.photos.length > 0 &&
    value.photos.every((pair) => hasTexts(pair, ['after']) && isTextIfThere(pair, 'before'))
  );
}

function isReview(value: unknown): value is ShownReview {
  return (
    hasTexts(value, ['id', 'firstName', 'text', 'day']) &&
    isTextIfThere(value, 'town') &&
    isTextIfThere(value, 'answer')
  );
}

import type { SpecialDay } from '@welding/domain/booking/opening-hours';

/** Checks by hand because a schema would be the largest part of this code, which every visitor loads. */
export function isSpecialDay(value: unknown): value is SpecialDay {
  return (
    hasField(value, 'date') &&
    typeof value.date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value.date) &&
    hasField(value, 'label') &&
    typeof value.label === 'string' &&
    hasField(value, 'open') &&
    (value.open === null || isOpenHours(value.open))
  );
}

function isOpenHours(value: unknown): boolean {
  return (
    hasField(value, 'from') &&
    typeof value.from === 'string' &&
    hasField(value, 'to') &&
    typeof value.to === 'string'
  );
}

export function hasField<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}

import type { NewPriceEntry } from '../entities/price-entry.ts';
import { samplePriceBookTexts } from './sample-price-book-texts.ts';

type SampleEntry = NewPriceEntry & { readonly id: string };

/** Sample prices for the shop to adapt, in the language of the person who adds them. Fixed ids prevent duplicates. */
export function samplePriceBook(): readonly SampleEntry[] {
  const names = samplePriceBookTexts();
  const entries = [
    { kind: 'labor', name: names.flat, unit: 'hour', unitPrice: 125 },
    { kind: 'labor', name: names.vertical, unit: 'hour', unitPrice: 145 },
    { kind: 'labor', name: names.overhead, unit: 'hour', unitPrice: 165 },
    { kind: 'labor', name: names.fitUp, unit: 'hour', unitPrice: 95 },
    { kind: 'after_hours', name: names.afterHours, unit: 'hour', unitPrice: 187.5 },
    { kind: 'material', name: names.rod, unit: 'lb', unitPrice: 6.5, cost: 3.9 },
    { kind: 'material', name: names.wire, unit: 'lb', unitPrice: 5.5, cost: 3.2 },
    { kind: 'material', name: names.tigRod, unit: 'lb', unitPrice: 19, cost: 12.5 },
    { kind: 'material', name: names.plate, unit: 'sq ft', unitPrice: 18.5, cost: 11.8 },
    { kind: 'material', name: names.tube, unit: 'ft', unitPrice: 9.75, cost: 6.1 },
    { kind: 'material', name: names.angle, unit: 'ft', unitPrice: 7.25, cost: 4.4 },
    { kind: 'material', name: names.argon, unit: 'cu ft', unitPrice: 0.75, cost: 0.42 },
    { kind: 'material', name: names.mix, unit: 'day', unitPrice: 28, cost: 16 },
    { kind: 'trip', name: names.travel, unit: 'mile', unitPrice: 2.5, cost: 0.7 },
    { kind: 'other', name: names.supplies, unit: 'job', unitPrice: 25, cost: 12 },
  ] satisfies readonly NewPriceEntry[];
  return entries.map((entry, index) => ({
    ...entry,
    id: `b00c0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  }));
}

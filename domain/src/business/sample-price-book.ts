import type { NewPriceEntry } from '../entities/price-entry.ts';

type SampleEntry = NewPriceEntry & { readonly id: string };

/** What a mobile welding shop begins with, to be changed to its own prices. The ids are fixed, so that they are added once. */
export const samplePriceBook: readonly SampleEntry[] = (
  [
    { kind: 'labor', name: 'Welding, flat position', unit: 'hour', unitPrice: 125 },
    { kind: 'labor', name: 'Welding, vertical', unit: 'hour', unitPrice: 145 },
    { kind: 'labor', name: 'Welding, overhead', unit: 'hour', unitPrice: 165 },
    { kind: 'labor', name: 'Cutting, grinding and fit-up', unit: 'hour', unitPrice: 95 },
    { kind: 'after_hours', name: 'Welding, nights and weekends', unit: 'hour', unitPrice: 187.5 },
    { kind: 'material', name: 'Rod E7018, 1/8"', unit: 'lb', unitPrice: 6.5, cost: 3.9 },
    { kind: 'material', name: 'Wire ER70S-6, 0.035"', unit: 'lb', unitPrice: 5.5, cost: 3.2 },
    { kind: 'material', name: 'TIG rod ER4043, 3/32"', unit: 'lb', unitPrice: 19, cost: 12.5 },
    { kind: 'material', name: 'Plate A36, 1/4"', unit: 'sq ft', unitPrice: 18.5, cost: 11.8 },
    { kind: 'material', name: 'Square tube, 2" × 2" × 1/8"', unit: 'ft', unitPrice: 9.75, cost: 6.1 },
    { kind: 'material', name: 'Angle, 2" × 2" × 1/4"', unit: 'ft', unitPrice: 7.25, cost: 4.4 },
    { kind: 'material', name: 'Argon', unit: 'cu ft', unitPrice: 0.75, cost: 0.42 },
    { kind: 'material', name: 'Argon/CO₂ mix', unit: 'day', unitPrice: 28, cost: 16 },
    { kind: 'trip', name: 'Travel', unit: 'mile', unitPrice: 2.5, cost: 0.7 },
    { kind: 'other', name: 'Shop supplies', unit: 'job', unitPrice: 25, cost: 12 },
  ] satisfies readonly NewPriceEntry[]
).map((entry, index) => ({ ...entry, id: `b00c0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}` }));

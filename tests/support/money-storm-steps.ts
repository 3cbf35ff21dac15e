import fc from 'fast-check';

const at = fc.nat();
const cents = (max: number) => fc.integer({ min: 100, max });

/** The papers that the other steps need. */
const papers = fc.oneof(
  // An invoice above the agreed total needs a confirmation by the office.
  fc.record({
    kind: fc.constant('invoice' as const),
    cents: fc.oneof(cents(20_000), fc.constant(40_000)),
    aboveAgreed: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('change_order' as const),
    cents: fc.oneof(cents(9_000), fc.integer({ min: -9_000, max: -100 })),
    way: fc.constantFrom('phone' as const, 'in_person' as const, 'link' as const),
    twice: fc.boolean(),
  }),
);

/**
 * One step of two staff members, a welder, a client or Stripe on the money of a project. `at` picks one of the existing
 * entities.
 */
const anyStormStep = fc.oneof(
  { arbitrary: papers, weight: 4 },
  fc.record({ kind: fc.constant('cash' as const), cents: cents(9_000), at }),
  fc.record({ kind: fc.constant('deposit' as const), cents: cents(9_000) }),
  fc.record({ kind: fc.constant('card' as const), at }),
  fc.record({ kind: fc.constant('transfer' as const), cents: cents(9_000), at: fc.option(at) }),
  fc.record({ kind: fc.constant('transfer_ends' as const), at, arrives: fc.boolean() }),
  fc.record({ kind: fc.constant('event_again' as const), at }),
  fc.record({
    kind: fc.constant('collect' as const),
    cents: cents(40_000),
    method: fc.constantFrom('cash' as const, 'check' as const),
    /** The follow-up, or both at once from two devices. */
    next: fc.subarray(['hand_over', 'take_back'] as const),
  }),
  fc.record({ kind: fc.constant('take_back' as const), at, twice: fc.boolean() }),
  fc.record({ kind: fc.constant('hand_over' as const), at }),
  fc.record({
    kind: fc.constant('refund' as const),
    cents: fc.integer({ min: 1, max: 9_000 }),
    at,
    lowerBill: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('void_payment' as const), at }),
  fc.record({ kind: fc.constant('credit' as const), cents: fc.integer({ min: 1, max: 4_000 }), at }),
  fc.record({ kind: fc.constant('void_invoice' as const), at }),
);
export type StormStep = typeof anyStormStep extends fc.Arbitrary<infer Known> ? Known : never;

const collectedAnd = (...next: ('hand_over' | 'take_back')[]): StormStep[] => [
  { kind: 'collect', cents: 1_234, method: 'cash', next },
];
/**
 * The opening rounds of every storm. They ensure that money is collected and handed over or taken back, and that a transfer
 * arrives or fails.
 */
export const openingRounds: StormStep[][] = [
  collectedAnd('hand_over'),
  collectedAnd('take_back'),
  collectedAnd(),
  ...[true, false].flatMap((arrives): StormStep[][] => [
    [{ kind: 'transfer', cents: 1_111, at: 0 }],
    [{ kind: 'transfer_ends', at: 0, arrives }],
  ]),
];

/** Parallel steps. The outcome of a single step is predictable. */
export const anyStormRound = fc.oneof(
  fc.tuple(anyStormStep),
  fc.array(anyStormStep, { minLength: 2, maxLength: 5 }),
);

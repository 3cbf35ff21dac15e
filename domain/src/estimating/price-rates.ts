import * as z from 'zod/mini';
import { inLanguages, say } from '../values/language.ts';
import { strictBody } from '../values/text-fields.ts';

const priceRatesTexts = inLanguages({
  between: {
    amount: say(
      (label: string, min: number, max: string) => `${label} must be an amount from ${min} to ${max}`,
      (label, min, max) => `${label}: debe ser un monto de ${min} a ${max}`,
    ),
    percent: say(
      (label: string, min: number, max: string) =>
        `${label} must be a whole number of percent from ${min} to ${max}`,
      (label, min, max) => `${label}: debe ser un porcentaje entero de ${min} a ${max}`,
    ),
    hours: say(
      (label: string, min: number, max: string) =>
        `${label} must be quarters of an hour from ${min} to ${max}`,
      (label, min, max) => `${label}: deben ser cuartos de hora de ${min} a ${max}`,
    ),
    wholeNumber: say(
      (label: string, min: number, max: string) => `${label} must be a whole number from ${min} to ${max}`,
      (label, min, max) => `${label}: debe ser un número entero de ${min} a ${max}`,
    ),
  },
  hoursThin: say('Hours under 1/8 in', 'Horas, menos de 1/8 de pulgada'),
  hoursMedium: say('Hours for 1/8 to 3/8 in', 'Horas, de 1/8 a 3/8 de pulgada'),
  hoursHeavy: say('Hours over 3/8 in', 'Horas, más de 3/8 de pulgada'),
  thickerTakesMore: say(
    'Thicker metal must not take less time',
    'Un metal más grueso no puede llevar menos tiempo',
  ),
  stainlessSteel: say('Stainless steel', 'Acero inoxidable'),
  aluminum: say('Aluminum', 'Aluminio'),
  castIron: say('Cast iron', 'Hierro fundido'),
  several: say('A few places', 'Varios puntos'),
  large: say('More than 3 ft', 'Más de 3 pies'),
  vertical: say('From the side', 'De lado'),
  overhead: say('From below', 'Por debajo'),
  leads: say('Within 150 ft of cable', 'A menos de 150 pies de cable'),
  carry: say('Farther, upstairs or on a roof', 'Más lejos, en un piso alto o en un techo'),
  moreTakesMore: say('More to weld must not add less time', 'Soldar más no puede agregar menos tiempo'),
  overheadTakesMore: say(
    'Overhead must not add less time than upright',
    'Soldar sobre cabeza no puede agregar menos tiempo que de lado',
  ),
  harderTakesMore: say(
    'A harder way in must not add less time',
    'Un acceso más difícil no puede agregar menos tiempo',
  ),
  miles: say('Miles', 'Millas'),
  travel: say('Travel', 'Traslado'),
  distanceRequired: say('At least one distance is needed', 'Se necesita al menos una distancia'),
  distancesGoUp: say(
    'Distances must go up, and a longer way must not cost less',
    'Las distancias deben ir en aumento, y un camino más largo no puede costar menos',
  ),
  minimum: say('Minimum', 'Mínimo'),
  afterHours: say('After hours', 'Fuera de horario'),
  rate: say('Rate', 'Tarifa'),
  longerFirst: say(
    (label: string) => `${label}: the longer time must not be below the shorter one`,
    (label) => `${label}: el tiempo mayor no puede ser menos que el menor`,
  ),
  tooManyDistances: say(
    (maxTravelBands: number) => `At most ${maxTravelBands} distances are possible`,
    (max) => `${max} distancias como máximo`,
  ),
});

export const maxTravelBands = 10;

type How = keyof ReturnType<typeof priceRatesTexts>['between'];

function between(label: () => string, min: number, max: number, parts: number, how: How) {
  const message = { error: () => priceRatesTexts().between[how](label(), min, withCommas(max)) };
  return z.number(message).check(
    z.gte(min, message),
    z.lte(max, message),
    z.refine((value) => Math.round(value * parts) / parts === value, message),
  );
}

// Avoids Intl, which would slow every start of the API.
const withCommas = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

const dollars = (label: () => string) => between(label, 0, 10_000, 100, 'amount');
const percent = (label: () => string) => between(label, 0, 500, 1, 'percent');
const hours = (label: () => string) => between(label, 0.25, 100, 4, 'hours');

const hoursOf = (label: () => string) =>
  strictBody({ from: hours(label), to: hours(label) }).check(
    z.refine(({ from, to }) => from <= to, { error: () => priceRatesTexts().longerFirst(label()) }),
  );

const ascends = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));

const hoursSchema = strictBody({
  thin: hoursOf(() => priceRatesTexts().hoursThin),
  medium: hoursOf(() => priceRatesTexts().hoursMedium),
  heavy: hoursOf(() => priceRatesTexts().hoursHeavy),
}).check(
  z.refine(
    ({ thin, medium, heavy }) =>
      ascends([thin.from, medium.from, heavy.from]) && ascends([thin.to, medium.to, heavy.to]),
    { error: () => priceRatesTexts().thickerTakesMore },
  ),
);

/** Surcharges in percent of the hours. */
const extraPercentSchema = strictBody({
  stainless: percent(() => priceRatesTexts().stainlessSteel),
  aluminum: percent(() => priceRatesTexts().aluminum),
  cast_iron: percent(() => priceRatesTexts().castIron),
  several: percent(() => priceRatesTexts().several),
  large: percent(() => priceRatesTexts().large),
  vertical: percent(() => priceRatesTexts().vertical),
  overhead: percent(() => priceRatesTexts().overhead),
  leads: percent(() => priceRatesTexts().leads),
  carry: percent(() => priceRatesTexts().carry),
}).check(
  z.refine(({ several, large }) => ascends([several, large]), {
    error: () => priceRatesTexts().moreTakesMore,
  }),
  z.refine(({ vertical, overhead }) => ascends([vertical, overhead]), {
    error: () => priceRatesTexts().overheadTakesMore,
  }),
  z.refine(({ leads, carry }) => ascends([leads, carry]), { error: () => priceRatesTexts().harderTakesMore }),
);

const travelSchema = z
  .array(
    strictBody({
      upToMiles: between(() => priceRatesTexts().miles, 1, 500, 1, 'wholeNumber'),
      dollars: dollars(() => priceRatesTexts().travel),
    }),
  )
  .check(
    z.minLength(1, { error: () => priceRatesTexts().distanceRequired }),
    z.maxLength(maxTravelBands, { error: () => priceRatesTexts().tooManyDistances(maxTravelBands) }),
    z.refine(
      (bands) =>
        new Set(bands.map(({ upToMiles }) => upToMiles)).size === bands.length &&
        ascends(bands.map(({ upToMiles }) => upToMiles)) &&
        ascends(bands.map((band) => band.dollars)),
      { error: () => priceRatesTexts().distancesGoUp },
    ),
  );

const fields = {
  minimum: dollars(() => priceRatesTexts().minimum),
  hours: hoursSchema,
  extraPercent: extraPercentSchema,
  /** The labor surcharge for evenings, nights and weekends. */
  afterHoursPercent: percent(() => priceRatesTexts().afterHours),
  /** Nearest first. The last amount also applies beyond it. */
  travel: travelSchema,
};

/**
 * The rates of the price range, apart from the labor rate. The schema ensures that thicker metal, a worse position or a longer
 * way never costs less.
 */
export const priceRatesSchema = strictBody(fields);
export type PriceRates = z.infer<typeof priceRatesSchema>;

/** The defaults until the owner decides. */
export const defaultPriceRates: PriceRates = {
  minimum: 150,
  hours: {
    thin: { from: 1, to: 2 },
    medium: { from: 1.5, to: 3 },
    heavy: { from: 2.5, to: 5 },
  },
  extraPercent: {
    stainless: 25,
    aluminum: 30,
    cast_iron: 60,
    several: 75,
    large: 200,
    vertical: 15,
    overhead: 35,
    leads: 10,
    carry: 30,
  },
  afterHoursPercent: 50,
  travel: [
    { upToMiles: 10, dollars: 0 },
    { upToMiles: 25, dollars: 45 },
    { upToMiles: 50, dollars: 90 },
  ],
};

export const defaultDollarsPerHour = 125;

/** The response of GET /api/rates: the rates and the hourly price in dollars. */
export const ratesSchema = z.object({ ...fields, dollarsPerHour: dollars(() => priceRatesTexts().rate) });
export type Rates = z.infer<typeof ratesSchema>;

/** Used until the owner's rates load, or offline. */
export const builtInRates: Rates = { ...defaultPriceRates, dollarsPerHour: defaultDollarsPerHour };

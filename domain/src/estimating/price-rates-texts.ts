import { inLanguages, say } from '../values/language.ts';

export const priceRatesTexts = inLanguages({
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
  leads: say('Leads up to 150 ft', 'Cables hasta 150 pies'),
  carry: say('Further, upstairs or on a roof', 'Más lejos, en un piso alto o en un techo'),
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

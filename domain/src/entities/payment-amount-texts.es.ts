export const texts = {
  number: 'El monto debe ser un número',
  range: 'El monto debe estar entre $1.00 y $999,999.99',
  cents: 'El monto debe tener dos decimales como máximo',
};

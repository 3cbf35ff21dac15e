/** Spanish in the English build: said to those alone whose browser prefers it, in a file of its own. */
export const texts = {
  ask: '¿Prefiere leer este sitio en español?',
  readSpanish: 'Ver en español',
  notNow: 'Ahora no',
};

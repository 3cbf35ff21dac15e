import { inLanguages, say } from '../values/language.ts';

export const foundByTexts = inLanguages({
  chooseOne: say('Please choose how you found us', 'Elija cómo nos encontró'),
  labels: {
    search: say('Online search', 'Búsqueda en internet'),
    map: say('Map app', 'Mapa en internet'),
    friend: say('Friend or coworker', 'Un conocido'),
    truck: say('Saw the truck', 'Vio la camioneta'),
    repeat: say('Worked together before', 'Ya trabajamos juntos'),
    social: say('Social media', 'Redes sociales'),
    other: say('Other', 'Otro'),
  },
});

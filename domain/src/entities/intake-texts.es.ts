import type { Translated } from '../values/language.ts';
import type { texts as english } from './intake-texts.en.ts';

export const texts: Translated<typeof english> = {
  choices: {
    metal: {
      ask: '¿Qué metal es?',
      hint: 'Pruebe con un imán: se pega al acero y al hierro fundido, pero no al aluminio, y apenas al inoxidable.',
      options: {
        steel: 'Acero',
        stainless: 'Acero inoxidable',
        aluminum: 'Aluminio',
        cast_iron: 'Hierro fundido',
        unsure: 'No sé',
      },
    },
    thickness: {
      ask: '¿Qué grosor tiene donde se rompió?',
      options: {
        thin: 'Menos de 1/8 de pulgada: lámina, tubo delgado, escape',
        medium: 'De 1/8 a 3/8 de pulgada: ángulo, lanza de remolque, la mayoría de los portones',
        heavy: 'Más de 3/8 de pulgada: cucharones, vigas, placa gruesa',
        unsure: 'No sé',
      },
    },
    size: {
      ask: '¿Cuánto hay que soldar?',
      options: {
        spot: 'Una grieta o unión, hasta 6 pulgadas',
        several: 'Varios puntos, o hasta 3 pies en total',
        large: 'Más que eso',
      },
    },
    position: {
      ask: '¿En qué parte va la soldadura?',
      options: {
        flat: 'Arriba: está acostado o se puede voltear',
        vertical: 'De lado: está parado',
        overhead: 'Por debajo: sobre cabeza',
      },
    },
    setting: {
      ask: '¿Bajo techo o al aire libre?',
      hint: 'El viento se lleva el gas de protección; adentro necesitamos aire fresco, y el motor se queda afuera.',
      options: { outdoors: 'Al aire libre', indoors: 'Bajo techo', both: 'Un poco de los dos' },
    },
    access: {
      ask: '¿Qué tan cerca puede llegar el camión?',
      hint: 'La soldadora va en el camión, y los cables llegan hasta usted.',
      options: {
        beside: 'Justo al lado del trabajo',
        leads: 'A menos de 150 pies: los cables alcanzan',
        carry: 'Más lejos, en un piso alto o en un techo',
      },
    },
    power: {
      ask: '¿Hay electricidad en el lugar?',
      hint: 'Nosotros llevamos la nuestra. La suya ayuda donde no se puede prender un motor.',
      options: {
        none: 'No',
        outlet: 'Un enchufe normal de 120 V',
        v240: '240 V, como para secadora o soldadora',
        three_phase: 'Trifásica, 480 V',
        unsure: 'No sé',
      },
    },
    when: {
      ask: '¿Para cuándo lo necesita?',
      options: {
        weeks: 'En las próximas semanas',
        days: 'En unos días',
        nights: 'Solo por la noche o en fin de semana',
        now: 'En cuanto alguien pueda venir, de día o de noche',
      },
    },
    combustibles: {
      ask: '¿Hay algo a menos de 35 pies que pueda prenderse y que no se pueda mover?',
      hint: 'Madera, aislante, pasto seco, polvo, combustible, cartón. Las chispas llegan hasta ahí.',
      options: { no: 'No', yes: 'Sí', unsure: 'No sé' },
    },
    fireWatch: {
      ask: '¿Puede alguien quedarse vigilando 30 minutos después de la última chispa?',
      options: { yes: 'Sí', no: 'No', unsure: 'No sé' },
    },
    permit: {
      ask: '¿Piden en el lugar un permiso de trabajo en caliente?',
      hint: 'Las plantas, las bodegas y los dueños de locales lo piden seguido.',
      options: { no: 'No', yes: 'Sí', unsure: 'No sé' },
    },
    tank: {
      ask: '¿Es un tanque, tambor o tubo que tuvo combustible, aceite o químicos?',
      hint: 'Aun vacío puede explotar. Tenemos que saberlo antes de ir.',
      options: { no: 'No', cleaned: 'Sí, y se limpió', yes: 'Sí', unsure: 'No sé' },
    },
  },
  words: {
    broke: { ask: '¿Qué se rompió?' },
    town: { ask: 'Ciudad, si no tiene código postal' },
  },
};

import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import type { IntakeChoice } from './intake.ts';

/** The questions a welder asks on the phone before driving out. `ask` is the field's label. */
const intakeTexts = inLanguages({
  choices: {
    metal: {
      ask: say('What metal is it?', '¿Qué metal es?'),
      hint: say(
        'Try a magnet: it grabs steel and cast iron, but not aluminum, and stainless barely.',
        'Pruebe con un imán: se pega al acero y al hierro fundido, pero no al aluminio, y apenas al inoxidable.',
      ),
      options: {
        steel: say('Steel', 'Acero'),
        stainless: say('Stainless steel', 'Acero inoxidable'),
        aluminum: say('Aluminum', 'Aluminio'),
        cast_iron: say('Cast iron', 'Hierro fundido'),
        unsure: say('Not sure', 'No sé'),
      },
    },
    thickness: {
      ask: say('How thick is the metal?', '¿Qué grosor tiene el metal?'),
      options: {
        thin: say(
          'Under 1/8 in: sheet, thin tube, exhaust',
          'Menos de 1/8 de pulgada: lámina, tubo delgado, escape',
        ),
        medium: say(
          '1/8 to 3/8 in: angle iron, trailer tongue, most gates',
          'De 1/8 a 3/8 de pulgada: ángulo, lanza de remolque, la mayoría de los portones',
        ),
        heavy: say(
          'Over 3/8 in: buckets, beams, heavy plate',
          'Más de 3/8 de pulgada: cucharones, vigas, placa gruesa',
        ),
        unsure: say('Not sure', 'No sé'),
      },
    },
    size: {
      ask: say('How much is there to weld?', '¿Cuánto hay que soldar?'),
      options: {
        spot: say('One crack or joint, up to 6 in', 'Una grieta o unión, hasta 6 pulgadas'),
        several: say('A few places, or up to 3 ft in all', 'Varios puntos, o hasta 3 pies en total'),
        large: say('More than that', 'Más que eso'),
      },
    },
    position: {
      ask: say('Where on it is the weld?', '¿En qué parte va la soldadura?'),
      options: {
        flat: say('On top: it lies flat, or can be turned', 'Arriba: está acostado o se puede voltear'),
        vertical: say('On the side: it stands upright', 'De lado: está parado'),
        overhead: say('Underneath: overhead', 'Por debajo: sobre cabeza'),
      },
    },
    setting: {
      ask: say('Indoors or outdoors?', '¿Bajo techo o al aire libre?'),
      hint: say(
        'Wind blows the shielding gas away; inside we need fresh air, and keep the engine out.',
        'El viento se lleva el gas de protección; adentro necesitamos aire fresco, y el motor se queda afuera.',
      ),
      options: {
        outdoors: say('Outdoors', 'Al aire libre'),
        indoors: say('Indoors', 'Bajo techo'),
        both: say('Some of each', 'Un poco de los dos'),
      },
    },
    access: {
      ask: say('How close can the truck get?', '¿Qué tan cerca puede llegar el camión?'),
      hint: say(
        'The welder runs on the truck, and the leads run to you.',
        'La soldadora va en el camión, y los cables llegan hasta usted.',
      ),
      options: {
        beside: say('Right beside the work', 'Justo al lado del trabajo'),
        leads: say('Within 150 ft: the leads reach', 'A menos de 150 pies: los cables alcanzan'),
        carry: say('Further, upstairs, or on a roof', 'Más lejos, en un piso alto o en un techo'),
      },
    },
    power: {
      ask: say('Is there power on site?', '¿Hay electricidad en el lugar?'),
      hint: say(
        'We bring our own. Yours helps where an engine cannot run.',
        'Nosotros llevamos la nuestra. La suya ayuda donde no se puede prender un motor.',
      ),
      options: {
        none: 'No',
        outlet: say('A regular 120 V outlet', 'Un enchufe normal de 120 V'),
        v240: say('240 V, as for a dryer or welder', '240 V, como para secadora o soldadora'),
        three_phase: say('Three-phase, 480 V', 'Trifásica, 480 V'),
        unsure: say('Not sure', 'No sé'),
      },
    },
    when: {
      ask: say('When do you need it?', '¿Para cuándo lo necesita?'),
      options: {
        weeks: say('Sometime in the next few weeks', 'En las próximas semanas'),
        days: say('Within a few days', 'En unos días'),
        nights: say('Only in the evening or on a weekend', 'Solo por la noche o en fin de semana'),
        now: say(
          'As soon as someone can come, day or night',
          'En cuanto alguien pueda venir, de día o de noche',
        ),
      },
    },
    combustibles: {
      ask: say(
        'Is there anything within 35 ft that could catch fire and cannot be moved?',
        '¿Hay algo a menos de 35 pies que pueda prenderse y que no se pueda mover?',
      ),
      hint: say(
        'Wood, insulation, dry grass, dust, fuel, cardboard. Sparks travel that far.',
        'Madera, aislante, pasto seco, polvo, combustible, cartón. Las chispas llegan hasta ahí.',
      ),
      options: {
        no: 'No',
        yes: say('Yes', 'Sí'),
        unsure: say('Not sure', 'No sé'),
      },
    },
    fireWatch: {
      ask: say(
        'Can someone keep watch for 30 minutes after the last spark?',
        '¿Puede alguien quedarse vigilando 30 minutos después de la última chispa?',
      ),
      options: {
        yes: say('Yes', 'Sí'),
        no: 'No',
        unsure: say('Not sure', 'No sé'),
      },
    },
    permit: {
      ask: say(
        'Does the site ask for a hot-work permit?',
        '¿Piden en el lugar un permiso de trabajo en caliente?',
      ),
      hint: say(
        'Plants, warehouses and landlords often do.',
        'Las plantas, las bodegas y los dueños de locales lo piden seguido.',
      ),
      options: {
        no: 'No',
        yes: say('Yes', 'Sí'),
        unsure: say('Not sure', 'No sé'),
      },
    },
    tank: {
      ask: say(
        'Is it a tank, drum or pipe that has held fuel, oil or chemicals?',
        '¿Es un tanque, tambor o tubo que tuvo combustible, aceite o químicos?',
      ),
      hint: say(
        'Even an empty one can explode. We have to know before we come.',
        'Aun vacío puede explotar. Tenemos que saberlo antes de ir.',
      ),
      options: {
        no: 'No',
        cleaned: say('Yes, and it was cleaned', 'Sí, y se limpió'),
        yes: say('Yes', 'Sí'),
        unsure: say('Not sure', 'No sé'),
      },
    },
  },
  words: {
    broke: {
      ask: say('What broke?', '¿Qué se rompió?'),
    },
    town: {
      ask: say('Town, if you have no ZIP code', 'Ciudad, si no tiene código postal'),
    },
  },
});

type Asked = ReturnType<typeof intakeTexts>;

// Separate from the schema so that the site does not load zod.

export const intakeChoices: Asked['choices'] = inCurrentLanguage(() => intakeTexts().choices);

export const intakeWords: Asked['words'] = inCurrentLanguage(() => intakeTexts().words);

export type IntakeField = IntakeChoice | keyof typeof intakeWords;

export type IntakeDraft = Partial<Record<IntakeField, string>>;

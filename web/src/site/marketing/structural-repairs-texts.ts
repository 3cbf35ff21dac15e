import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';

const { serviceRadiusMiles: miles } = business;

export const structuralRepairsTexts = inLanguages({
  headline: say('Steel, fixed without taking it down', 'Reparamos el acero donde está anclado'),
  pageTitle: say(
    'Structural Steel Welding Repairs in Chicago',
    'Reparación de estructuras de acero en Chicago',
  ),
  pageDescription: say(
    (price: string) =>
      `Stairs, railings, beams, gates and loading docks welded on your site within ${miles} miles of Chicago, from ${price}. Work to AWS D1.1, a firm price before we start.`,
    (price) =>
      `Escaleras, barandales, vigas, portones y andenes: los soldamos en el lugar, hasta ${miles} millas a la redonda de Chicago, desde ${price}. Según AWS D1.1 y con precio firme antes de empezar.`,
  ),
  more: say(
    [
      'On site we mostly run stick with E7018 low-hydrogen rod, kept dry in a heated rod oven, and self-shielded flux core, because wind blows shielding gas away. Thin railings and ornamental work get TIG. Before we strike an arc we take off paint, galvanizing and mill scale, check the steel grade, and preheat thick or cold sections by the thickness tables in AWS D1.1: below freezing, even ordinary A36 gets warmed first.',
      'We prep and size joints to AWS D1.1, the structural steel code, and check every finished weld by eye and gauge for size, undercut, porosity and cracks. If the repair comes with an engineer’s drawing or a third-party inspection, we weld to the drawing and leave the welds bare until they pass. Then we grind smooth wherever a hand will go, and put on primer or cold galvanizing so the repair isn’t the first spot to rust.',
    ],
    [
      'En obra usamos sobre todo electrodo revestido E7018 de bajo hidrógeno, que guardamos seco en un horno para varilla, y alambre tubular autoprotegido (flux core), porque el viento se lleva el gas. Los barandales delgados y la herrería van con TIG. Antes de prender el arco quitamos pintura, galvanizado y cascarilla, revisamos el grado del acero y precalentamos las piezas gruesas o frías según las tablas de espesor de AWS D1.1: cuando está helando, hasta el A36 común se calienta primero.',
      'Preparamos y dimensionamos las juntas según AWS D1.1, el código de soldadura estructural para acero, y revisamos cada soldadura terminada a ojo y con galga: tamaño, socavado, porosidad y grietas. Si la reparación lleva plano de un ingeniero o inspección de un tercero, seguimos el plano y dejamos las soldaduras a la vista hasta que las revisen. Al final esmerilamos donde va a tocar la mano y aplicamos primario o galvanizado en frío, para que la reparación no sea lo primero que se oxide.',
    ],
  ),
  priceNote: say(
    'A loose railing post or a torn gate hinge is near the low end. What raises it: height, steel that is thick or rusted thin over a long run, galvanizing or old paint to take off, an engineer’s drawing, an inspector’s visit. With photos we can tell you most of that before we come.',
    'Un poste de barandal flojo o una bisagra de portón arrancada queda cerca del precio mínimo. Lo que lo sube: la altura, el acero grueso o muy comido por el óxido, el galvanizado o la pintura vieja que hay que quitar, el plano de un ingeniero o la visita de un inspector. Con fotos le podemos decir casi todo antes de ir.',
  ),
  questions: say(
    [
      {
        question: 'Does it have to come down, or can you weld it in place?',
        answer:
          'Nearly always in place. Our welder runs on its own engine, so we don’t need your power, just a spot to park close by and a clear path to the steel. Wind blows the gas off MIG, so outside we run stick or self-shielded flux core, which don’t mind it.',
      },
      {
        question: 'The bottom of my stairs or railing rusted out. Can you just put a plate over it?',
        answer:
          'We can, and it’ll look fine until the second winter. Rust keeps working under a patch, and road salt helps it along. We cut back to metal that’s still full thickness, weld in new tube, angle or plate, and leave a way for water to drain, because standing water is what ate the first one.',
      },
      {
        question: 'Do I need a permit or an engineer?',
        answer:
          'A railing, gate or bollard put back as it was often needs neither. A beam, a column, a porch or a fire escape holds people up, and for those most towns ask for a permit and a drawing by a licensed engineer or architect. Your building department decides, so check with them first. If there’s a drawing, we weld to it and leave the welds bare until the inspector has seen them.',
      },
      {
        question: 'Can you weld outside in January?',
        answer:
          'Most days, yes. AWS D1.1 stops us below 0 °F at the weld, and on steel that’s wet or iced. Below 32 °F we warm the steel to at least 70 °F first, so the weld doesn’t cool too fast and crack. A screen or a tent keeps off snow, wind and sleet; if that’s not enough, we tell you and pick another day.',
      },
      {
        question: 'There is wood and insulation behind the steel. How do you keep from starting a fire?',
        answer:
          'Anything within 35 feet that can burn gets moved or covered with blankets, and a fire watch stays while we weld and after the last spark: OSHA asks for half an hour, NFPA 51B for an hour. Tell us what’s on the other side of the wall, and have the person in charge of sprinklers and alarms put that zone on test. The fire watch is included in the price.',
      },
      {
        question: 'My building wants a certificate of insurance and a hot work permit. Do you do that?',
        answer:
          'Yes. With your request, send us the name and address that go on the certificate and the wording the building wants. The site manager gets the certificate before we start. The hot work permit is the building’s own form: we fill in our part, and the fire watch signs it.',
      },
    ],
    [
      {
        question: '¿Hay que desmontarlo o lo pueden soldar ahí mismo?',
        answer:
          'Casi siempre se suelda ahí mismo. La soldadora tiene motor propio y no necesitamos su corriente: basta un lugar cerca para estacionarnos y el paso libre hasta el acero. El viento se lleva el gas del MIG; por eso afuera usamos electrodo revestido o flux core autoprotegido, que lo aguantan.',
      },
      {
        question: 'Mi escalera o mi barandal se pudrió de abajo. ¿No se le puede poner una placa encima?',
        answer:
          'Se puede, y se va a ver bien hasta el segundo invierno. El óxido sigue trabajando debajo del parche, y la sal de la calle le ayuda. Cortamos hasta donde el metal conserva todo su grosor, soldamos tubo, ángulo o placa nueva y dejamos por dónde salga el agua, que fue lo que se comió al primero.',
      },
      {
        question: '¿Necesito permiso o un ingeniero?',
        answer:
          'Un barandal, un portón o un bolardo que queda como estaba muchas veces no lleva ni uno ni otro. Una viga, una columna, un porche o una escalera de incendio sostiene gente, y para eso casi todos los municipios piden permiso y el plano de un ingeniero o arquitecto con licencia. Lo decide el departamento de construcción de su ciudad; pregunte ahí primero. Si hay plano, soldamos lo que dice y dejamos las soldaduras sin pintar hasta que las vea el inspector.',
      },
      {
        question: '¿Pueden soldar afuera en enero?',
        answer:
          'Casi siempre sí. AWS D1.1 nos detiene a 0 °F junto a la soldadura, y sobre acero mojado o con hielo. A menos de 32 °F primero se calienta el acero a 70 °F por lo menos, para que la soldadura no se enfríe de golpe y se agriete. La nieve y el viento los paramos con una mampara o una carpa; si no alcanza, se lo decimos y cambiamos el día.',
      },
      {
        question: 'Detrás del acero hay madera y aislante. ¿Cómo evitan un incendio?',
        answer:
          'Lo que arde a menos de 35 pies se retira o se cubre con mantas, y alguien vigila mientras soldamos y después de la última chispa: OSHA pide media hora y NFPA 51B una hora. Díganos qué hay al otro lado de la pared, y avise a quien cuida los rociadores y la alarma para que ponga esa zona en prueba. La vigilancia va incluida en el precio.',
      },
      {
        question: 'Mi edificio pide certificado de seguro y permiso de trabajo en caliente. ¿Se encargan?',
        answer:
          'Sí. Mándenos con su solicitud el nombre y la dirección que debe llevar el certificado, y el texto que pide el edificio. El certificado le llega al encargado antes de empezar. El permiso de trabajo en caliente es un formato del propio edificio: llenamos nuestra parte, y lo firma quien hace la vigilancia.',
      },
    ],
  ),
});

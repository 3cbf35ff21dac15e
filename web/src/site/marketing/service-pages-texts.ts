import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';

const { serviceRadiusMiles: miles } = business;

export const servicePagesTexts = inLanguages({
  metal_structures: {
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
  },
  truck: {
    headline: say(
      'Frames and trailers, welded where they broke down',
      'Chasis y remolques, soldados donde se quedaron',
    ),
    pageTitle: say(
      'Truck Frame and Trailer Welding in Chicago',
      'Soldadura de chasis y remolques en Chicago',
    ),
    pageDescription: say(
      (price: string) =>
        `Cracked frames, trailers, dump bodies and fifth wheels repaired roadside, in your yard or at the dock, from ${price}. 24/7 hotline, ${miles} miles around Chicago.`,
      (price) =>
        `Chasis agrietados, remolques, cajas de volteo y quintas ruedas: los reparamos en la carretera, en su patio o en el andén, desde ${price}. Línea de emergencias las 24 horas, ${miles} millas a la redonda de Chicago.`,
    ),
    more: say(
      [
        'Not every truck frame takes a weld. Mild and high-strength low-alloy rails (36,000 to 80,000 psi yield) can be welded with low-hydrogen electrodes and controlled heat. Heat-treated rails of 110,000 psi steel lose their strength in the heat-affected zone, so on those we follow the frame maker’s instructions, which usually call for a bolted reinforcement, not a weld. We identify the rail first, and if it shouldn’t be welded, we tell you before we start.',
        'We chase a crack to its very end with dye penetrant, drill the tip so it can’t run, grind it to a V, weld it through from both sides and dress it flush. Reinforcing plates get tapered ends and stay off the flange edges, because a square end or a weld across the flange starts the next crack. We disconnect batteries and electronic modules, ground right next to the weld and never across a bearing, and shield brake lines, wiring and tanks.',
      ],
      [
        'No todos los chasis son iguales. Los largueros de acero dulce y de alta resistencia y baja aleación (límite de fluencia de 36,000 a 80,000 psi) se pueden soldar con electrodo de bajo hidrógeno y calor controlado. Los de acero templado de 110,000 psi pierden su resistencia en la zona afectada por el calor; en esos seguimos las instrucciones del fabricante, que casi siempre piden un refuerzo atornillado y no una soldadura. Primero identificamos el larguero, y si soldarlo sería un error se lo decimos antes de empezar.',
        'Buscamos la grieta hasta el final con líquidos penetrantes, barrenamos la punta para que no siga corriendo, la abrimos en V, la soldamos por los dos lados y la emparejamos al ras. Las placas de refuerzo se cortan con puntas en diagonal y lejos de la orilla del patín, porque una punta recta o un cordón atravesado en el patín abre la siguiente grieta. Desconectamos las baterías y los módulos electrónicos, ponemos la pinza de tierra junto a la soldadura y nunca con un balero de por medio, y protegemos las líneas de frenos, el cableado y los tanques.',
      ],
    ),
    priceNote: say(
      'A cracked crossmember or a spring hanger on an empty trailer is near the low end. What raises it: a crack in a main rail with reinforcement on both sides, parts in the way that have to come off first, a body to raise and block, a load that can’t come off, a call at night.',
      'Un travesaño agrietado o un soporte de muelle en un remolque vacío queda cerca del precio mínimo. Lo que lo sube: una grieta en un larguero con refuerzo por los dos lados, piezas que estorban y hay que quitar, una caja que hay que levantar y calzar, una carga que no se puede bajar, una salida de noche.',
    ),
  },
  aluminum: {
    headline: say('Aluminum, welded without hauling it in', 'Aluminio, soldado sin llevarlo al taller'),
    pageTitle: say('Mobile Aluminum Welding in Chicago', 'Soldadura de aluminio a domicilio en Chicago'),
    pageDescription: say(
      (price: string) =>
        `Boats, tanks, dump beds, trailers and castings welded where you are, from ${price}. AC TIG and pulsed MIG, within ${miles} miles of Chicago.`,
      (price) =>
        `Lanchas, tanques, cajas de volteo, remolques y piezas fundidas: los soldamos donde usted esté, desde ${price}. TIG de corriente alterna y MIG pulsado, hasta ${miles} millas a la redonda de Chicago.`,
    ),
    more: say(
      [
        'We weld thin sheet, castings and anything that shows with AC TIG, and boat hulls, dump beds and trailer frames with pulsed MIG through a spool gun. The filler follows the alloy: 4043 for 6061 and most castings, where it flows well and resists cracking; 5356 where strength matters or the part gets anodized later, and for 5052 and 5086 sheet; never 5356 on a part that runs above 150 °F, where it can turn brittle. 2024 and 7075 crack when you fusion-weld them; we’ll tell you so and offer another way.',
        'Heat takes strength out of heat-treated aluminum: the zone beside a weld in 6061-T6 keeps a little more than half of it. We lay out repairs with that in mind, to AWS D1.2, the structural aluminum code, with backing plates or longer joints where the load needs them. Tanks get emptied, cleaned and purged first, and pressure-tested after.',
      ],
      [
        'La lámina delgada, las piezas fundidas y todo lo que queda a la vista lo soldamos con TIG de corriente alterna; los cascos de lancha, las cajas de volteo y los chasis de remolque, con MIG pulsado y pistola de carrete. El aporte lo decide la aleación: 4043 para el 6061 y casi todas las fundiciones, porque corre bien y resiste las grietas; 5356 donde importa la resistencia o se va a anodizar después, y para lámina 5052 y 5086; nunca 5356 donde la pieza trabaja a más de 150 °F, porque puede volverse quebradizo. El 2024 y el 7075 se agrietan cuando se sueldan por fusión; se lo decimos y le ofrecemos otra solución.',
        'El calor le quita resistencia al aluminio con tratamiento térmico: la zona junto a una soldadura en 6061-T6 conserva poco más de la mitad. Planeamos la reparación con eso en mente, según AWS D1.2, el código de soldadura estructural para aluminio, con placas de respaldo o juntas más largas donde la carga lo pide. Los tanques primero se vacían, se lavan y se purgan, y al final se prueban a presión.',
      ],
    ),
    priceNote: say(
      'A split seam on a ramp or a toolbox is near the low end. What raises it: oil, paint, epoxy or an earlier repair to take out first, a tank to drain, purge and test, a casting that needs heat before and after, work on both sides of a hull.',
      'Una costura abierta en una rampa o en una caja de herramienta queda cerca del precio mínimo. Lo que lo sube: aceite, pintura, epóxico o una reparación anterior que hay que sacar primero, un tanque que hay que vaciar, purgar y probar, una fundición que pide calor antes y después, trabajo por los dos lados de un casco.',
    ),
  },
  priceHeading: say('What it costs', 'Cuánto cuesta'),
  firmPrice: say(
    'You get a firm price before any work starts.',
    'Le damos un precio firme antes de empezar.',
  ),
  questionsHeading: say('What people ask us', 'Lo que nos preguntan'),
  otherServices: say('What else we weld', 'Qué más soldamos'),
});

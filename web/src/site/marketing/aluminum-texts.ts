import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';

const { serviceRadiusMiles: miles } = business;

export const aluminumTexts = inLanguages({
  headline: say(
    'Aluminum, welded without hauling it in',
    'Aluminio soldado ahí mismo, sin llevarlo al taller',
  ),
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
  questions: say(
    [
      {
        question: 'How do I know it is aluminum, and does the alloy matter?',
        answer:
          'If a magnet doesn’t stick, and it’s light and not shiny like stainless, it most likely is. The alloy decides the filler and whether it can be welded at all: trailer and boat sheet is mostly 5052 or 5086, extrusions are 6061 or 6063, and those weld well. Tell us what the part came off, and send a photo of any stamp or label.',
      },
      {
        question: 'Can you weld aluminum outside, in the wind?',
        answer:
          'With a screen around it, yes. Aluminum needs shielding gas, and a breeze of 5 miles an hour is enough to blow it off the puddle. A garage, a shop door or the lee of a building is best. We don’t weld it in the rain or wet: the water turns into holes in the weld.',
      },
      {
        question: 'My casting cracked: a housing, an outdrive, a transmission case. Can it be saved?',
        answer:
          'Often. The oil that soaked in has to be baked and ground out, the crack opened to its end, and the part warmed evenly so it doesn’t crack beside the weld. Machined faces may need a light cut afterward. Cheap die castings and anything with a lot of zinc bubble and won’t hold. If yours is one of those, we’ll tell you to buy the part.',
      },
      {
        question: 'My fuel tank leaks. Can you weld it with a little fuel left in?',
        answer:
          'Never, and not right after draining it either: it’s the vapor that explodes, and an empty tank is full of it. Have it drained before we come. We clean it, purge it, weld it, and test it with a few pounds of air and soapy water. Diesel and hydraulic oil are the same, just slower to clean.',
      },
      {
        question: 'Will it be as strong as before?',
        answer:
          'The weld will be; the metal beside it may not be. 6061-T6 keeps a little more than half its strength next to a weld, so where the load goes through we add a backing plate or a longer joint and keep welds off the edges that flex. 5052 and 5086 were never heat-treated and lose much less. A part that broke because it was too light gets more metal, not just a new weld.',
      },
      {
        question: 'Can you weld aluminum to steel?',
        answer:
          'Not with an arc: the two make a joint that snaps like glass. They get bolted or riveted, with a gasket or coating in between, because aluminum that touches steel in winter salt gets eaten away along the seam. If that’s what happened to yours, we rebuild the aluminum and put in the barrier that was missing.',
      },
    ],
    [
      {
        question: '¿Cómo sé que es aluminio, e importa la aleación?',
        answer:
          'Si el imán no se pega, pesa poco y no brilla como el inoxidable, lo más seguro es que sí. La aleación decide el aporte, y si se puede soldar o no: la lámina de remolques y lanchas casi siempre es 5052 o 5086, y los perfiles 6061 o 6063, que se sueldan bien. Díganos de qué es la pieza y mande una foto de cualquier sello o etiqueta.',
      },
      {
        question: '¿Pueden soldar aluminio afuera, con viento?',
        answer:
          'Con una mampara alrededor, sí. El aluminio necesita gas, y basta una brisa de 5 millas por hora para barrerlo del charco. Lo mejor es un garaje, el portón de un taller o el lado de un edificio donde no pega el viento. Con lluvia o sobre metal mojado no lo soldamos: el agua se vuelve poros en la soldadura.',
      },
      {
        question:
          'Se agrietó una pieza fundida: una carcasa, una cola de motor, una caja de transmisión. ¿Tiene arreglo?',
        answer:
          'Muchas veces sí. Hay que sacar con calor y esmeril el aceite que se metió, abrir la grieta hasta el final y calentar la pieza pareja para que no se raje junto a la soldadura. Las caras maquinadas a veces piden un rebaje después. Las fundiciones a presión baratas y las que llevan mucho zinc hierven y no aguantan. Si la suya es de esas, le diremos que compre la pieza.',
      },
      {
        question: 'Mi tanque de combustible gotea. ¿Lo pueden soldar con un poco adentro?',
        answer:
          'Nunca, y tampoco recién vaciado: lo que explota es el vapor, y un tanque vacío está lleno de él. Vacíelo antes de que lleguemos. Lo lavamos, lo purgamos, lo soldamos y lo probamos con unas libras de aire y agua jabonosa. Con diésel y aceite hidráulico es igual, solo que tarda más en limpiarse.',
      },
      {
        question: '¿Queda tan fuerte como antes?',
        answer:
          'La soldadura sí; el metal de al lado, no siempre. El 6061-T6 conserva poco más de la mitad de su resistencia junto a la soldadura; por eso, donde pasa la carga ponemos una placa de respaldo o una junta más larga, y no soldamos en las orillas que flexionan. El 5052 y el 5086 no llevan tratamiento térmico y pierden mucho menos. Una pieza que se rompió por delgada necesita más metal, no solo otra soldadura.',
      },
      {
        question: '¿Se puede soldar aluminio con acero?',
        answer:
          'Con arco no: entre los dos se forma una junta que truena como vidrio. Se unen con pernos o remaches y un empaque o recubrimiento en medio, porque el aluminio que toca acero con la sal del invierno se carcome en la costura. Si eso le pasó al suyo, rehacemos el aluminio y ponemos la barrera que faltaba.',
      },
    ],
  ),
});

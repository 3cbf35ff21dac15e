import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';

const { serviceRadiusMiles: miles } = business;

export const truckRepairsTexts = inLanguages({
  headline: say(
    'Frames and trailers, welded where they broke down',
    'Chasis y remolques, soldados donde se quedaron',
  ),
  pageTitle: say('Truck Frame and Trailer Welding in Chicago', 'Soldadura de chasis y remolques en Chicago'),
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
  questions: say(
    [
      {
        question: 'Can my frame be welded at all?',
        answer:
          'It depends on the rail. Federal rules (49 CFR 393.201) let a frame be welded only the way its maker recommends. Mild and high-strength rails usually can be. Heat-treated rails mostly can’t, and get a bolted reinforcement. Look for a “do not weld” label on the rail or the door frame, send us a photo of it and of the VIN plate, and we’ll tell you before we drive out.',
      },
      {
        question: 'I was put out of service for a cracked frame. What now?',
        answer:
          'Don’t move it, and call the hotline: the truck can’t roll until the crack is repaired. Tell us which scale or mile marker you’re at, what you’re hauling, and what the report says. We fix it right there if the officer and the property owner allow it. Keep our invoice with the inspection report; the carrier signs that report and sends it back within 15 days.',
      },
      {
        question: 'Do I have to unload first?',
        answer:
          'For a frame rail, a crossmember or a floor, usually yes. Under load a crack sits open and out of line, and if we weld it that way it’s under stress before you turn the key. A dump body has to be up, blocked and empty. If the load can’t come off, say so when you call: sometimes we can jack the rail and hold it straight instead.',
      },
      {
        question: 'Will welding ruin the computer, the ABS or the DEF system?',
        answer:
          'Not if it’s done right. We pull both battery cables and unplug any module near the work. The ground clamp goes on clean metal beside the weld, so the current never crosses a bearing, the fifth wheel or the driveline. Wiring, air lines and plastic tanks nearby get moved or covered.',
      },
      {
        question: 'It was welded last year and cracked again beside the weld. Why?',
        answer:
          'Usually one of four things: the crack went farther than the weld did; a plate with square ends or a weld across the flange made a new hard spot; the rail was heat-treated and lost its strength there; or a loose body mount, U-bolt or spring hanger is still working it. We look for the cause first. Weld the same spot again without fixing that, and you’ve bought a few months.',
      },
      {
        question: 'Do you come out to the shoulder of an expressway, at night or on a Sunday?',
        answer:
          'We answer the hotline at any hour, and trucks go first. Give us the road, the direction and the mile marker or nearest exit. On the shoulder of a tollway or an expressway, the police decide whether anyone can work there. If they say no, a tow to the next ramp, truck stop or yard is enough, and we’ll meet you there.',
      },
    ],
    [
      {
        question: '¿Mi chasis se puede soldar?',
        answer:
          'Depende del larguero. Las reglas federales (49 CFR 393.201) solo permiten soldar un chasis como lo indica su fabricante. Los largueros de acero dulce y de alta resistencia por lo general sí se pueden. Los templados casi nunca, y llevan un refuerzo atornillado. Busque en el larguero o en el marco de la puerta una etiqueta de “no soldar”, mándenos una foto de ella y de la placa del VIN, y se lo decimos antes de salir.',
      },
      {
        question: 'Me dejaron fuera de servicio por el chasis agrietado. ¿Qué hago?',
        answer:
          'No lo mueva y llame a la línea de emergencias: el camión no puede rodar hasta que se repare la grieta. Díganos en qué báscula o en qué milla está, qué trae cargado y qué dice el reporte. Lo reparamos ahí mismo si el oficial y el dueño del lugar lo permiten. Guarde nuestra factura con el reporte de inspección; la empresa lo firma y lo devuelve dentro de 15 días.',
      },
      {
        question: '¿Tengo que descargar antes?',
        answer:
          'Para un larguero, un travesaño o un piso, casi siempre sí. Con carga la grieta queda abierta y chueca, y si se suelda así ya está forzada antes de arrancar. La caja de volteo debe estar arriba, calzada y vacía. Si la carga no se puede bajar, díganoslo al llamar: a veces el larguero se puede levantar con gatos y sostener derecho.',
      },
      {
        question: '¿La soldadura daña la computadora, el ABS o el sistema DEF?',
        answer:
          'No, si se hace bien. Se desconectan los dos cables de la batería y los enchufes de los módulos cercanos. La pinza de tierra va en metal limpio junto a la soldadura, para que la corriente nunca pase por un balero, la quinta rueda o el cardán. El cableado, las líneas de aire y los tanques de plástico que estén cerca se retiran o se cubren.',
      },
      {
        question: 'Lo soldaron el año pasado y se volvió a agrietar junto a la soldadura. ¿Por qué?',
        answer:
          'Casi siempre es una de cuatro cosas: la grieta llegaba más lejos que la soldadura; una placa de puntas rectas o un cordón atravesado en el patín dejó un nuevo punto duro; el larguero era templado y ahí perdió su resistencia; o un montaje de caja, un perno en U o un soporte de muelle flojo lo sigue moviendo. Primero buscamos la causa. Si solo se vuelve a soldar encima, aguanta unos meses y se abre otra vez.',
      },
      {
        question: '¿Salen a la orilla de una autopista, de noche o en domingo?',
        answer:
          'La línea de emergencias contesta a toda hora, y los camiones van primero. Díganos la carretera, el sentido y la milla o la salida más cercana. En la orilla de una autopista, la policía decide si ahí se puede trabajar. Si dice que no, basta una grúa hasta la próxima rampa, parada de camiones o patio, y lo alcanzamos ahí.',
      },
    ],
  ),
});

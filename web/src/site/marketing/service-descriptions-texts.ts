import { inLanguages, say } from '@welding/domain/values/language';

/** What the services page says of each service: `description` in paragraphs. */
export const serviceDescriptionsTexts = inLanguages({
  metal_structures: {
    description: say(
      [
        'Steel that carries people or loads fails at its connections first: a stringer rusted through at the landing, a base plate lifted by frost, a railing post that has worked loose. We cut back to sound metal, fit new plate, tube or angle of the same grade, and weld it in place, so nothing has to be taken down and hauled to a shop.',
        'On site we mostly run stick with E7018 low-hydrogen rod, kept dry in a heated rod oven, and self-shielded flux core, because wind carries shielding gas away. Thin railings and ornamental work get TIG. Before an arc is struck we remove paint, galvanizing and mill scale, check the steel grade, and preheat thick or cold sections as the thickness tables of AWS D1.1 ask: below freezing, even ordinary A36 is warmed first.',
        'Joints are prepared and sized to AWS D1.1, the structural steel code, and every finished weld is checked by eye and gauge for size, undercut, porosity and cracks. When a repair needs an engineer’s drawing or a third-party inspection, we work to it and leave the welds open until they have been seen. Afterwards we grind where hands will touch, and put on primer or cold galvanizing so the repair does not rust first.',
      ],
      [
        'El acero que carga gente o peso falla primero en las uniones: una alfarda comida por el óxido en el descanso, una placa base que levantó la helada, un poste de barandal que se aflojó. Cortamos hasta llegar a metal sano, ajustamos placa, tubo o ángulo nuevo del mismo grado y lo soldamos en su sitio; así no hay que desmontar nada ni llevarlo al taller.',
        'En obra usamos sobre todo electrodo revestido E7018 de bajo hidrógeno, que guardamos seco en un horno para varilla, y alambre tubular autoprotegido (flux core), porque el viento se lleva el gas. Los barandales delgados y la herrería van con TIG. Antes de prender el arco quitamos pintura, galvanizado y cascarilla, revisamos el grado del acero y precalentamos las piezas gruesas o frías según las tablas de espesor de AWS D1.1: cuando está helando, hasta el A36 común se calienta primero.',
        'Preparamos y dimensionamos las juntas según AWS D1.1, el código de soldadura estructural para acero, y revisamos cada soldadura terminada a ojo y con galga: tamaño, socavado, porosidad y grietas. Si la reparación lleva plano de un ingeniero o inspección de un tercero, seguimos el plano y dejamos las soldaduras a la vista hasta que las revisen. Al final esmerilamos donde va a tocar la mano y aplicamos primario o galvanizado en frío, para que la reparación no sea lo primero que se oxide.',
      ],
    ),
    features: say(
      [
        'Beams, columns, base plates and bracing',
        'Stairs, handrails, guardrails and fire escapes',
        'Gates, fences, bollards and loading docks',
        'Stick (E7018), flux core, MIG and TIG on site',
        'Joint preparation and visual inspection to AWS D1.1',
        'Fire watch, spark blankets and clean-up included',
      ],
      [
        'Vigas, columnas, placas base y contraventeos',
        'Escaleras, pasamanos, barandales y escaleras de incendio',
        'Portones, cercas, bolardos y andenes de carga',
        'Electrodo (E7018), flux core, MIG y TIG en obra',
        'Preparación de juntas e inspección visual según AWS D1.1',
        'Incluye vigilancia contra incendios, mantas contra chispas y limpieza',
      ],
    ),
  },
  truck: {
    description: say(
      [
        'A cracked frame rail takes a truck out of service, and towing a loaded dump truck often costs more than the repair. We bring an engine-driven welder, a plasma cutter, a magnetic drill and plate to the truck: roadside, in your yard or at the dock.',
        'Truck frames are not all alike. Mild and high-strength low-alloy rails (36,000 to 80,000 psi yield) can be welded with low-hydrogen electrodes and controlled heat. Heat-treated rails of 110,000 psi steel lose their strength in the heat-affected zone, so there we follow the frame maker’s instructions, which usually mean a bolted reinforcement rather than a weld. We identify the rail first, and tell you before we start if welding it would be wrong.',
        'A crack is found to its very end with dye penetrant, drilled at the tip so it cannot run on, ground to a V, welded through from both sides and dressed flush. Reinforcing plates are cut with tapered ends and kept off the flange edges, because a square end or a weld across the flange starts the next crack. Batteries and electronic modules are disconnected, the ground clamp sits beside the weld and never across a bearing, and brake lines, wiring and tanks are shielded.',
      ],
      [
        'Un larguero agrietado saca de servicio al camión, y remolcar un camión de volteo cargado muchas veces cuesta más que repararlo. Llevamos hasta el camión la soldadora con motor propio, la cortadora de plasma, el taladro magnético y la placa: en la carretera, en su patio o en el andén.',
        'No todos los chasis son iguales. Los largueros de acero dulce y de alta resistencia y baja aleación (límite de fluencia de 36,000 a 80,000 psi) se pueden soldar con electrodo de bajo hidrógeno y calor controlado. Los de acero templado de 110,000 psi pierden su resistencia en la zona afectada por el calor; en esos seguimos las instrucciones del fabricante, que casi siempre piden un refuerzo atornillado y no una soldadura. Primero identificamos el larguero, y si soldarlo sería un error se lo decimos antes de empezar.',
        'Buscamos la grieta hasta el final con líquidos penetrantes, barrenamos la punta para que no siga corriendo, la abrimos en V, la soldamos por los dos lados y la emparejamos al ras. Las placas de refuerzo se cortan con puntas en diagonal y lejos de la orilla del patín, porque una punta recta o un cordón atravesado en el patín abre la siguiente grieta. Desconectamos las baterías y los módulos electrónicos, ponemos la pinza de tierra junto a la soldadura y nunca con un balero de por medio, y protegemos las líneas de frenos, el cableado y los tanques.',
      ],
    ),
    features: say(
      [
        'Frame rails, crossmembers and spring hangers',
        'Fifth wheels, hitches, couplers and landing gear',
        'Dump bodies, tailgates, liftgates and hydraulic mounts',
        'Trailer floors, side rails and ramps',
        'Crack tracing with dye penetrant, tips drilled',
        'Bucket, blade and wear-plate rebuilding',
      ],
      [
        'Largueros, travesaños y soportes de muelles',
        'Quintas ruedas, enganches, acopladores y patines',
        'Cajas de volteo, compuertas, plataformas elevadoras y soportes hidráulicos',
        'Pisos de remolque, costados y rampas',
        'Rastreo de grietas con líquidos penetrantes y punta barrenada',
        'Reconstrucción de cucharones, cuchillas y placas de desgaste',
      ],
    ),
  },
  aluminum: {
    description: say(
      [
        'Aluminum gives no warning: it does not glow before it melts, it carries heat away several times as fast as carbon steel, and its oxide skin melts near 3,700 °F while the metal under it is liquid at 1,220 °F. So most of the work is done before the arc: degrease, take the oxide off with a stainless brush that never touches steel, and dry the joint, since moisture and oil become porosity.',
        'We weld thin sheet, castings and anything that shows with AC TIG, and boat hulls, dump beds and trailer frames with pulsed MIG through a spool gun. The filler follows the alloy: 4043 for 6061 and most castings, where it flows well and resists cracking; 5356 where strength or a later anodizing matters, and for 5052 and 5086 sheet; no 5356 where the part runs above 150 °F, where it can become brittle. 2024 and 7075 crack when they are fusion-welded, and we will say so and offer another way.',
        'Heat takes strength out of heat-treated aluminum: the zone beside a weld in 6061-T6 keeps a little more than half of it. We lay out repairs with that in mind, to AWS D1.2, the structural aluminum code, with backing plates or longer joints where the load needs them. Tanks are emptied, cleaned and purged first, and pressure-tested after.',
      ],
      [
        'El aluminio no avisa: no se pone rojo antes de fundirse, se lleva el calor varias veces más rápido que el acero al carbono, y su capa de óxido se funde cerca de los 3,700 °F cuando el metal de abajo ya está líquido a 1,220 °F. Por eso casi todo el trabajo se hace antes del arco: desengrasar, quitar el óxido con un cepillo de acero inoxidable que nunca toca otro acero, y secar la junta, porque la humedad y el aceite se vuelven porosidad.',
        'La lámina delgada, las piezas fundidas y todo lo que queda a la vista lo soldamos con TIG de corriente alterna; los cascos de lancha, las cajas de volteo y los chasis de remolque, con MIG pulsado y pistola de carrete. El aporte lo decide la aleación: 4043 para el 6061 y casi todas las fundiciones, porque corre bien y resiste las grietas; 5356 donde importa la resistencia o se va a anodizar después, y para lámina 5052 y 5086; nunca 5356 donde la pieza trabaja a más de 150 °F, porque puede volverse quebradizo. El 2024 y el 7075 se agrietan cuando se sueldan por fusión; se lo decimos y le ofrecemos otra solución.',
        'El calor le quita resistencia al aluminio con tratamiento térmico: la zona junto a una soldadura en 6061-T6 conserva poco más de la mitad. Planeamos la reparación con eso en mente, según AWS D1.2, el código de soldadura estructural para aluminio, con placas de respaldo o juntas más largas donde la carga lo pide. Los tanques primero se vacían, se lavan y se purgan, y al final se prueban a presión.',
      ],
    ),
    features: say(
      [
        'Boat hulls, pontoons, towers and T-tops',
        'Dump beds, trailers, truck boxes and ramps',
        'Fuel, water and hydraulic tanks, tested after',
        'Castings: housings, brackets and outdrives',
        'AC TIG and pulsed MIG with spool gun',
        'Fillers 4043 and 5356 matched to the alloy, work to AWS D1.2',
      ],
      [
        'Cascos de lancha, pontones, torres y toldos T-top',
        'Cajas de volteo, remolques, cajas de herramienta y rampas',
        'Tanques de combustible, de agua e hidráulicos, probados al final',
        'Piezas fundidas: carcasas, soportes y colas de motor',
        'TIG de corriente alterna y MIG pulsado con pistola de carrete',
        'Aporte 4043 o 5356 según la aleación, trabajo según AWS D1.2',
      ],
    ),
  },
  onTheRoad: say(
    'Broken down on the road? The hotline is answered 24/7, and trucks go first.',
    '¿Se le descompuso en el camino? Contestamos las 24 horas, y los camiones van primero.',
  ),
});

import { inLanguages, say } from '@welding/domain/values/language';

/** The short description, used on the services page and on the service's own page. */
export const serviceDescriptionsTexts = inLanguages({
  metal_structures: {
    intro: say(
      'Steel that carries people or loads fails at its connections first: a stringer rusted through at the landing, a base plate lifted by frost, a railing post that has worked loose. We cut back to sound metal, fit new plate, tube or angle of the same grade, and weld it in place, so nothing has to come down and go to a shop.',
      'El acero que carga gente o peso falla primero en las uniones: una alfarda comida por el óxido en el descanso, una placa base que levantó la helada, un poste de barandal que se aflojó. Cortamos hasta llegar a metal sano, ajustamos placa, tubo o ángulo nuevo del mismo grado y lo soldamos en su sitio; así no hay que desmontar nada ni llevarlo al taller.',
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
    intro: say(
      'A cracked frame rail takes a truck out of service, and towing a loaded dump truck often costs more than the repair. We bring an engine-driven welder, a plasma cutter, a magnetic drill and plate to the truck: roadside, in your yard or at the dock.',
      'Un larguero agrietado saca de servicio al camión, y remolcar un camión de volteo cargado muchas veces cuesta más que repararlo. Llevamos hasta el camión la soldadora con motor propio, la cortadora de plasma, el taladro magnético y la placa: en la carretera, en su patio o en el andén.',
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
    intro: say(
      'Aluminum gives no warning: it does not glow before it melts, it carries heat away several times as fast as carbon steel, and its oxide skin melts near 3,700 °F while the metal under it is liquid at 1,220 °F. So most of the work is done before the arc: degrease, take the oxide off with a stainless brush that never touches steel, and dry the joint, since moisture and oil become porosity.',
      'El aluminio no avisa: no se pone rojo antes de fundirse, se lleva el calor varias veces más rápido que el acero al carbono, y su capa de óxido se funde cerca de los 3,700 °F cuando el metal de abajo ya está líquido a 1,220 °F. Por eso casi todo el trabajo se hace antes del arco: desengrasar, quitar el óxido con un cepillo de acero inoxidable que nunca toca otro acero, y secar la junta, porque la humedad y el aceite se vuelven porosidad.',
    ),
    features: say(
      [
        'Boat hulls, pontoons, towers and T-tops',
        'Dump beds, trailers, truck boxes and ramps',
        'Fuel, water and hydraulic tanks, pressure-tested after',
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
    'Broken down on the road? We answer the hotline 24/7, and trucks go first.',
    '¿Se le descompuso en el camino? Contestamos las 24 horas, y los camiones van primero.',
  ),
});

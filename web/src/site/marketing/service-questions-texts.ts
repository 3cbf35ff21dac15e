import { inLanguages, say } from '@welding/domain/values/language';

export const serviceQuestionsTexts = inLanguages({
  metal_structures: say(
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
  truck: say(
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
          'Casi siempre es una de cuatro cosas: la grieta llegaba más lejos que la soldadura; una placa de puntas rectas o un cordón atravesado en el patín dejó un nuevo punto duro; el larguero era templado y ahí perdió su resistencia; o un montaje de caja, un perno en U o un soporte de muelle flojo lo sigue moviendo. Primero buscamos la causa. Volver a soldar sin ella compra unos meses.',
      },
      {
        question: '¿Salen a la orilla de una autopista, de noche o en domingo?',
        answer:
          'La línea de emergencias contesta a toda hora, y los camiones van primero. Díganos la carretera, el sentido y la milla o la salida más cercana. En la orilla de una autopista, la policía decide si ahí se puede trabajar. Si dice que no, basta una grúa hasta la próxima rampa, parada de camiones o patio, y lo alcanzamos ahí.',
      },
    ],
  ),
  aluminum: say(
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
          'Muchas veces sí. Hay que sacar con calor y esmeril el aceite que se metió, abrir la grieta hasta el final y calentar la pieza pareja para que no se raje junto a la soldadura. Las caras maquinadas a veces piden un rebaje después. Las fundiciones a presión baratas y lo que lleva mucho zinc hierve y no aguanta. Si la suya es de esas, le diremos que compre la pieza.',
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

import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './service-descriptions-texts.en.ts';

export const texts: Translated<typeof english> = {
  metal_structures: {
    description: [
      'El acero que carga gente o peso falla primero en las uniones: una alfarda comida por el óxido en el descanso, una placa base que levantó la helada, un poste de barandal que se aflojó. Cortamos hasta llegar a metal sano, ajustamos placa, tubo o ángulo nuevo del mismo grado y lo soldamos en su sitio; así no hay que desmontar nada ni llevarlo al taller.',
      'En obra usamos sobre todo electrodo revestido E7018 de bajo hidrógeno, que guardamos seco en un horno para varilla, y alambre tubular autoprotegido (flux core), porque el viento se lleva el gas. Los barandales delgados y la herrería van con TIG. Antes de prender el arco quitamos pintura, galvanizado y cascarilla, revisamos el grado del acero y precalentamos las piezas gruesas o frías según las tablas de espesor de AWS D1.1: cuando está helando, hasta el A36 común se calienta primero.',
      'Preparamos y dimensionamos las juntas según AWS D1.1, el código de soldadura estructural para acero, y revisamos cada soldadura terminada a ojo y con galga: tamaño, socavado, porosidad y grietas. Si la reparación lleva plano de un ingeniero o inspección de un tercero, seguimos el plano y dejamos las soldaduras a la vista hasta que las revisen. Al final esmerilamos donde va a tocar la mano y aplicamos primario o galvanizado en frío, para que la reparación no sea lo primero que se oxide.',
    ],
    features: [
      'Vigas, columnas, placas base y contraventeos',
      'Escaleras, pasamanos, barandales y escaleras de incendio',
      'Portones, cercas, bolardos y andenes de carga',
      'Electrodo (E7018), flux core, MIG y TIG en obra',
      'Preparación de juntas e inspección visual según AWS D1.1',
      'Incluye vigilancia contra incendios, mantas contra chispas y limpieza',
    ],
  },
  truck: {
    description: [
      'Un larguero agrietado saca de servicio al camión, y remolcar un camión de volteo cargado muchas veces cuesta más que repararlo. Llevamos hasta el camión la soldadora con motor propio, la cortadora de plasma, el taladro magnético y la placa: en la carretera, en su patio o en el andén.',
      'No todos los chasis son iguales. Los largueros de acero dulce y de alta resistencia y baja aleación (límite de fluencia de 36,000 a 80,000 psi) se pueden soldar con electrodo de bajo hidrógeno y calor controlado. Los de acero templado de 110,000 psi pierden su resistencia en la zona afectada por el calor; en esos seguimos las instrucciones del fabricante, que casi siempre piden un refuerzo atornillado y no una soldadura. Primero identificamos el larguero, y si soldarlo sería un error se lo decimos antes de empezar.',
      'Buscamos la grieta hasta el final con líquidos penetrantes, barrenamos la punta para que no siga corriendo, la abrimos en V, la soldamos por los dos lados y la emparejamos al ras. Las placas de refuerzo se cortan con puntas en diagonal y lejos de la orilla del patín, porque una punta recta o un cordón atravesado en el patín abre la siguiente grieta. Desconectamos las baterías y los módulos electrónicos, ponemos la pinza de tierra junto a la soldadura y nunca con un balero de por medio, y protegemos las líneas de frenos, el cableado y los tanques.',
    ],
    features: [
      'Largueros, travesaños y soportes de muelles',
      'Quintas ruedas, enganches, acopladores y patines',
      'Cajas de volteo, compuertas, plataformas elevadoras y soportes hidráulicos',
      'Pisos de remolque, costados y rampas',
      'Rastreo de grietas con líquidos penetrantes y punta barrenada',
      'Reconstrucción de cucharones, cuchillas y placas de desgaste',
    ],
  },
  aluminum: {
    description: [
      'El aluminio no avisa: no se pone rojo antes de fundirse, se lleva el calor varias veces más rápido que el acero al carbono, y su capa de óxido se funde cerca de los 3,700 °F cuando el metal de abajo ya está líquido a 1,220 °F. Por eso casi todo el trabajo se hace antes del arco: desengrasar, quitar el óxido con un cepillo de acero inoxidable que nunca toca otro acero, y secar la junta, porque la humedad y el aceite se vuelven porosidad.',
      'La lámina delgada, las piezas fundidas y todo lo que queda a la vista lo soldamos con TIG de corriente alterna; los cascos de lancha, las cajas de volteo y los chasis de remolque, con MIG pulsado y pistola de carrete. El aporte lo decide la aleación: 4043 para el 6061 y casi todas las fundiciones, porque corre bien y resiste las grietas; 5356 donde importa la resistencia o se va a anodizar después, y para lámina 5052 y 5086; nunca 5356 donde la pieza trabaja a más de 150 °F, porque puede volverse quebradizo. El 2024 y el 7075 se agrietan cuando se sueldan por fusión; se lo decimos y le ofrecemos otra solución.',
      'El calor le quita resistencia al aluminio con tratamiento térmico: la zona junto a una soldadura en 6061-T6 conserva poco más de la mitad. Planeamos la reparación con eso en mente, según AWS D1.2, el código de soldadura estructural para aluminio, con placas de respaldo o juntas más largas donde la carga lo pide. Los tanques primero se vacían, se lavan y se purgan, y al final se prueban a presión.',
    ],
    features: [
      'Cascos de lancha, pontones, torres y toldos T-top',
      'Cajas de volteo, remolques, cajas de herramienta y rampas',
      'Tanques de combustible, de agua e hidráulicos, probados al final',
      'Piezas fundidas: carcasas, soportes y colas de motor',
      'TIG de corriente alterna y MIG pulsado con pistola de carrete',
      'Aporte 4043 o 5356 según la aleación, trabajo según AWS D1.2',
    ],
  },
  onTheRoad: '¿Se le descompuso en el camino? Contestamos las 24 horas, y los camiones van primero.',
};

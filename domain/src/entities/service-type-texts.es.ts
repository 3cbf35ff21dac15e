export const texts = {
  metal_structures: 'Reparación de estructuras metálicas',
  truck: 'Reparación de camiones pesados',
  aluminum: 'Soldadura de aluminio',
  mobile_welding: 'Servicio de soldadura a domicilio',
  other: 'Otro',
};

import { inLanguages, say } from '@welding/domain/values/language';

export const priceBookTexts = inLanguages({
  nothingIsRetired: say('Nothing is retired.', 'No hay nada fuera de uso.'),
  noPricesYet: say(
    'No prices yet. Add what you charge for: rod, plate, hours, travel. Lines are then picked from it.',
    'Todavía no hay precios. Agregue lo que se cobra: varilla, placa, horas, traslado. Después, los renglones se eligen de aquí.',
  ),
  inUse: say('In use', 'En uso'),
  retired: say('Retired', 'Fuera de uso'),
  entriesThatAre: say('Entries that are', 'Estado de los precios'),
  searchPriceBook: say('Search the price book', 'Buscar en la lista de precios'),
  newPrice: say('New price', 'Precio nuevo'),
  editPrice: say('Edit the price', 'Editar el precio'),
  nothingFoundFor: say(
    (text: string) => `Nothing found for “${text}”.`,
    (text) => `No se encontró nada con «${text}».`,
  ),
  saved: say('Saved', 'Guardado'),
  addedToThePriceBook: say('Added to the price book', 'Agregado a la lista de precios'),
  save: say('Save', 'Guardar'),
  add: say('Add', 'Agregar'),
  kind: say('Kind', 'Tipo'),
  unitPrice: say('Unit price', 'Precio por unidad'),
  ourCost: say('Our cost', 'Nuestro costo'),
  onlyYouSeeThis: say('Only you see this.', 'Solo usted lo ve.'),
  costs: say(
    (cost: string) => `Costs ${cost}`,
    (cost) => `Cuesta ${cost}`,
  ),
  costsWithMarkup: say(
    (cost: string, percent: number) => `Costs ${cost} · markup ${percent}%`,
    (cost, percent) => `Cuesta ${cost} · recargo ${percent}%`,
  ),
  edit: say('Edit …', 'Editar …'),
  backInThePriceBook: say('Back in the price book', 'Otra vez en la lista de precios'),
  undo: say('Undo', 'Deshacer'),
  retire: say('Retire', 'Retirar'),
  bringBack: say('Bring back', 'Volver a usar'),
  notUndone: say('Not undone', 'No se deshizo'),
  changedMeanwhile: say(
    'Someone may have changed it in the meantime. Please check the list.',
    'Puede que alguien lo haya cambiado mientras tanto. Revise la lista.',
  ),
  editName: say(
    (name: string) => `Edit ${name}`,
    (name) => `Editar ${name}`,
  ),
  retireName: say(
    (name: string) => `Retire ${name}`,
    (name) => `Retirar ${name}`,
  ),
  bringBackName: say(
    (name: string) => `Bring back ${name}`,
    (name) => `Volver a usar ${name}`,
  ),
  sampleEntriesAdded: say('Sample entries added', 'Se agregaron ejemplos'),
  changeToYours: say('Change them to your prices.', 'Cámbielos por los precios del taller.'),
  adding: say('Adding', 'Agregando'),
  addSampleEntries: say('Add sample entries', 'Agregar ejemplos'),
  addEntry: say('Add entry', 'Agregar un precio'),
  unitExamples: say('hour, lb, ft', 'hora, lb, pie'),
  nounPrices: say('prices', 'precios'),
  perUnit: say(
    (price: string, unit: string) => `${price} per ${unit}`,
    (price, unit) => `${price} por ${unit}`,
  ),
});

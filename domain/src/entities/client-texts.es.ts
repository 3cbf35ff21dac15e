import type { Translated } from '../values/language.ts';
import type { texts as english } from './client-texts.en.ts';

export const texts: Translated<typeof english> = {
  firstName: 'Nombre',
  firstNameRequired: 'Escriba su nombre',
  lastName: 'Apellido',
  lastNameRequired: 'Escriba su apellido',
  phone: 'Teléfono',
  address: 'Dirección',
  phoneRequired: 'Escriba un número de teléfono válido',
  projectIdOrPhone: 'Escriba el número de su proyecto o su teléfono',
  details: 'Detalles del trabajo',
  detailsRequired: 'Cuéntenos los detalles del trabajo',
  streetAddress: 'Calle y número',
  contactRequired: 'Elija teléfono o correo electrónico',
  serviceRequired: 'Elija un servicio',
};

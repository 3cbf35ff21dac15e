import { business } from '@welding/domain/values/business';
import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './chrome-texts.en.tsx';

export const texts: Translated<typeof english> = {
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Principal',
  menu: 'Menú',
  call: (phone) => `Llamar al ${phone}`,
  scheduleService: 'Reservar una cita',
  emergency: 'Emergencias las 24 horas',
  emergencyAt: (phone) => <>Emergencias las 24 horas: {phone}</>,
  whoWeAre: () =>
    `${business.motto}. ${business.yearsExperience} años de experiencia en acero estructural, camiones pesados y aluminio, en Chicago y ${business.serviceRadiusMiles} millas a la redonda.`,
  quickLinks: 'Enlaces',
  aboutUs: 'Quiénes somos',
  contact: 'Contacto',
  contactInfo: 'Cómo contactarnos',
  licensed: 'Con licencia y seguro',
  rights: `© ${business.copyrightYear} ${business.name}. Todos los derechos reservados.`,
  loadingPage: 'Cargando la página',
  somethingBroke: 'Algo falló aquí',
  tryOrCall: (phone) => <>No se pudo mostrar la página. Inténtelo de nuevo o llámenos al {phone}.</>,
  backToHome: 'Volver al inicio',
};

import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const chromeTexts = inLanguages({
  skipToContent: say('Skip to content', 'Ir al contenido'),
  mainNavigation: say('Main', 'Principal'),
  menu: say('Menu', 'Menú'),
  call: say(
    (phone: string) => `Call ${phone}`,
    (phone) => `Llamar al ${phone}`,
  ),
  scheduleService: say('Schedule Service', 'Reservar una cita'),
  emergency: say('24/7 Emergency Service', 'Emergencias las 24 horas'),
  callUs: say('Call us', 'Llámenos'),
  hotline: say('24/7 hotline', 'Emergencias 24/7'),
  emergencyAt: say(
    (phone: ReactNode) => <>24/7 Emergency Service: {phone}</>,
    (phone) => <>Emergencias las 24 horas: {phone}</>,
  ),
  whoWeAre: say(
    () =>
      `${business.motto}. ${business.yearsExperience} years of experience on structural steel, heavy trucks and aluminum across the ${business.serviceArea}.`,
    () =>
      `${business.motto}. ${business.yearsExperience} años de experiencia en acero estructural, camiones pesados y aluminio, en Chicago y ${business.serviceRadiusMiles} millas a la redonda.`,
  ),
  quickLinks: say('Quick Links', 'Enlaces'),
  aboutUs: say('About Us', 'Quiénes somos'),
  contact: say('Contact', 'Contacto'),
  contactInfo: say('Contact Info', 'Cómo contactarnos'),
  licensed: say('Licensed & Insured', 'Con licencia y seguro'),
  rights: say(
    `© ${business.copyrightYear} ${business.name}. All rights reserved.`,
    `© ${business.copyrightYear} ${business.name}. Todos los derechos reservados.`,
  ),
  needsScripts: say(
    (phone: ReactNode) => <>This page needs JavaScript. Without it, please call us at {phone}.</>,
    (phone) => <>Esta página necesita JavaScript. Si no lo tiene, llámenos al {phone}.</>,
  ),
  loadingPage: say('Loading the page', 'Cargando la página'),
  somethingBroke: say('Something broke here', 'Algo falló aquí'),
  tryOrCall: say(
    (phone: ReactNode) => <>The page could not be shown. Try again, or call us at {phone}.</>,
    (phone) => <>No se pudo mostrar la página. Inténtelo de nuevo o llámenos al {phone}.</>,
  ),
  pageIsGone: say(
    'This page moved, or the link has a typo. Try one of these, or give us a call.',
    'Tal vez el enlace está mal escrito. Pruebe una de estas opciones o llámenos.',
  ),
  seeServices: say('Services and prices', 'Servicios y precios'),
  backToHome: say('Back to home', 'Volver al inicio'),
});

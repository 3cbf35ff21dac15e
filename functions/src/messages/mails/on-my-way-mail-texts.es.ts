import type { Translated } from '@welding/domain/values/language';
import { stopOnce, withArticle } from '@welding/domain/values/spanish';
import type { texts as english } from './on-my-way-mail-texts.en.ts';

export const texts: Translated<typeof english> = {
  yourWelder: 'Nuestro equipo',
  tellUsTheWay: '¿Un código de acceso, un perro, una mejor entrada? Llámenos y se lo pasamos.',
  onMyWaySubject: (welder) => `${welder} va en camino a donde usted está`,
  onMyWayPreheader: (setOutAt, arrival) =>
    stopOnce(`Salió a ${withArticle(setOutAt)}. Acordamos llegar ${arrival}.`),
  onMyWayHeading: (welder) => `${welder} va en camino`,
  onMyWay: (welder, setOutAt, arrival) =>
    stopOnce(`${welder} salió a ${withArticle(setOutAt)} y va en camino. Acordamos llegar ${arrival}.`),
  call: (phone) => `Llamar al ${phone}`,
  toldTooEarly: 'Le avisamos antes de tiempo que ya íbamos en camino.',
  notOnMyWaySubject: 'Todavía no vamos en camino',
  weAgreed: (arrival) => stopOnce(`Acordamos llegar ${arrival}.`),
  notOnMyWayHeading: 'Todavía no vamos en camino',
  tellYouAgain: (arrival) =>
    `Disculpe la confusión. Acordamos llegar ${arrival} y le avisaremos de nuevo cuando alguien salga.`,
};

import { inLanguages, say } from '@welding/domain/values/language';

export const leaveTexts = inLanguages({
  signingOut: say('Signing out', 'Cerrando sesión'),
  signedOutElsewhere: say('You signed out in another tab.', 'Cerró la sesión en otra pestaña.'),
  lost: say(
    (count: number, things: string) =>
      count === 1
        ? `${things} was not sent and has been erased. Please tell the office what you did.`
        : `${things} were not sent and have been erased. Please tell the office what you did.`,
    (count, things) =>
      count === 1
        ? `Se borró sin enviarse: ${things}. Dígale a la oficina lo que hizo.`
        : `Se borraron sin enviarse: ${things}. Dígale a la oficina lo que hizo.`,
  ),
});

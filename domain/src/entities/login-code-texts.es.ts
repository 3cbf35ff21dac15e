export const texts = {
  malformed: 'El código tiene seis dígitos',
  wrong: 'Este no es el código de nuestro correo más reciente. Revíselo e inténtelo de nuevo',
  late: 'Este código ya no es válido. Pida uno nuevo, por favor',
  used: 'Este código ya se usó. Pida uno nuevo, por favor',
  tooManyTries: 'Este código se intentó demasiadas veces. Pida uno nuevo, por favor',
  otherBrowser:
    'Este código se pidió en otro navegador, o uno más nuevo lo reemplazó. Use el enlace del correo o pida un código nuevo',
  wrongLink: 'Este enlace está incompleto. Ábralo otra vez desde el correo o pida un código nuevo',
  noEmail: 'No tenemos un correo electrónico suyo al cual enviar un código. Llámenos, por favor',
};

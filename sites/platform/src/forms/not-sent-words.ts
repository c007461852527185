import { inEachLanguage } from '@larkwell/contracts/language/language';

/** What every site says about a form that was not taken. */
export const notSentWords = inEachLanguage(
  {
    title: 'We have not taken your form yet',
    incomplete: 'It arrived incomplete. Nothing has been saved, sent or paid. Go back and send it again.',
    unknownOrigin:
      'Your browser did not tell us that the form came from this site, as happens with a first form or a page that was open for a long time. Nothing has been saved, sent or paid.',
    kept: 'What you typed is kept, except for passwords, files, and ID or insurance details.',
    allowCookies:
      'If you filled in this form yourself, send it again. If this page comes back, allow cookies for this site first.',
    again: 'You can send it again from here.',
    send: 'Send again',
    back: 'Back to the form',
  },
  {
    title: 'Todavía no recibimos su formulario',
    incomplete: 'Llegó incompleto. No se guardó, envió ni pagó nada. Regrese y envíelo otra vez.',
    unknownOrigin:
      'Su navegador no nos dijo que el formulario viene de este sitio. Pasa con el primer formulario o con una página abierta mucho tiempo. No se guardó, envió ni pagó nada.',
    kept: 'Guardamos lo que escribió, menos las contraseñas, los archivos y los datos de identificación o del seguro.',
    allowCookies:
      'Si usted llenó este formulario, envíelo otra vez. Si esta página vuelve a salir, permita primero las cookies de este sitio.',
    again: 'Puede enviarlo otra vez desde aquí.',
    send: 'Enviar otra vez',
    back: 'Volver al formulario',
  },
);

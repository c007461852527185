import { inEachLanguage } from '@larkwell/contracts/language/language';

/** Texts for those who wait for a time on a full day. */
export const waitingMessages = inEachLanguage(
  {
    ask: 'Email me if a time opens',
    askAt: (place: string) => `Email me if a time opens at ${place}`,
    title: 'Email me if a time opens',
    full: (place: string, date: string) => `${place} is full on ${date}.`,
    notHeld:
      'We do not hold a time for you. Everyone on the list gets the email, and the first to book has it.',
    email: 'Email address',
    kept: 'We send one email when a time opens and then delete your address. If none opens, we delete it when the day is over.',
    send: 'Email me',
    sending: 'Sending',
    back: 'Go back to the times',
    confirmTitle: 'Email if a time opens',
    lead: 'Do you want one email if a time opens on the day in our email?',
    yes: 'Yes, email me',
    no: 'No, delete my address',
    withoutKey: 'Open the link in our email to confirm your address.',
    toStart: 'Go to the first page',
  },
  {
    ask: 'Avísenme si se libera una hora',
    askAt: (place) => `Avísenme si se libera una hora en ${place}`,
    title: 'Avísenme si se libera una hora',
    full: (place, date) => `${place} está lleno el ${date}.`,
    notHeld:
      'No le apartamos ninguna hora. El correo llega a todas las personas de la lista, y la hora es de quien la tome antes.',
    email: 'Correo electrónico',
    kept: 'Enviamos un solo correo cuando se libera una hora y luego borramos su dirección. Si no se libera ninguna, la borramos al final del día.',
    send: 'Avísenme',
    sending: 'Enviando',
    back: 'Volver a las horas',
    confirmTitle: 'Aviso de una hora libre',
    lead: '¿Quiere un solo correo si se libera una hora el día que dice nuestro correo?',
    yes: 'Sí, avísenme',
    no: 'No, borren mi dirección',
    withoutKey: 'Abra el enlace de nuestro correo para confirmar su dirección.',
    toStart: 'Ir a la primera página',
  },
);

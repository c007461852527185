import { dateInWords } from '@larkwell/contracts/language/date-in-words';
import { inEachLanguage } from '@larkwell/contracts/language/language';
import { WAITING_LINK_DAYS } from '@larkwell/contracts/numbers/visits';
import { inSpanishWords, inWords } from '@larkwell/contracts/numbers/words';

/** A location's day, as its list names it. */
export interface NamedDay {
  place: string;
  /** `YYYY-MM-DD` */
  date: string;
}

const inFull = (date: string) => dateInWords(date, 'dddd, MMMM D', 'dddd, D [de] MMMM');

/** What the waiting list of a full day says to people, in the caller's language. */
export const sentences = inEachLanguage(
  {
    check: 'Check your email. We write to you about this day only after you press the link in it.',
    waiting: ({ place, date }: NamedDay) =>
      `We’ll email you once if a time opens at ${place} on ${inFull(date)}. Nothing is held for you.`,
    stopped: 'We have deleted your address from this list.',
    free: 'A time is free on this day. You can choose it here.',
    over: 'No time can open on this day. Choose another day.',
    noLocation: 'We can’t find that test location.',
    deadLink: 'This link was already used or no longer works.',
  },
  {
    check: 'Revise su correo. Solo le escribimos sobre este día después de que abra el enlace y confirme.',
    waiting: ({ place, date }) =>
      `Le escribimos una vez si se libera una hora en ${place} el ${inFull(date)}. No le apartamos ninguna.`,
    stopped: 'Borramos su correo de esta lista.',
    free: 'Hay una hora libre ese día. Puede elegirla aquí.',
    over: 'Ya no se puede liberar ninguna hora ese día. Elija otro día.',
    noLocation: 'No encontramos ese centro de pruebas.',
    deadLink: 'Este enlace ya se usó o ya no sirve.',
  },
);

/** Texts of the mail that asks the owner of an address. */
export const confirmWords = inEachLanguage(
  {
    title: 'Confirm that we may email you',
    preview: 'Confirm that we may email you once',
    heading: 'May we email you once?',
    asked: ({ place, date }: NamedDay) =>
      `Someone, probably you, asked us to email this address once if a time opens at ${place} on ${inFull(date)}.`,
    link: 'Confirm or stop',
    ifNot: `If it was not you, ignore this email. We send nothing else, and we delete the address within ${inWords(WAITING_LINK_DAYS)} days.`,
  },
  {
    title: 'Confirme que podemos escribirle',
    preview: 'Confirme que podemos escribirle una vez',
    heading: '¿Podemos escribirle una vez?',
    asked: ({ place, date }) =>
      `Alguien, quizás usted, nos pidió un correo a esta dirección si se libera una hora en ${place} el ${inFull(date)}.`,
    link: 'Confirmar o parar',
    ifNot: `Si no fue usted, no haga nada. No enviamos nada más y borramos la dirección en ${inSpanishWords(WAITING_LINK_DAYS)} días o menos.`,
  },
);

/** Texts of the one mail that was asked for. */
export const openedWords = inEachLanguage(
  {
    title: 'A time is free',
    preview: 'A time opened on the day that you asked about',
    opened: ({ place, date }: NamedDay) => `A time is free at ${place} on ${inFull(date)}.`,
    notHeld:
      'We do not hold it for you. Everyone on the list got this email, so it may be taken when you get there.',
    link: 'See the times',
    last: 'This was the only email about this day. Your address is deleted from the list.',
  },
  {
    title: 'Hay una hora libre',
    preview: 'Se liberó una hora el día que usted quería',
    opened: ({ place, date }) => `Hay una hora libre en ${place} el ${inFull(date)}.`,
    notHeld:
      'No se la apartamos. Todas las personas de la lista recibieron este correo y otra puede tomarla antes.',
    link: 'Ver las horas',
    last: 'Este fue el único correo sobre ese día. Ya borramos su dirección de la lista.',
  },
);

/** Labels of the plain mail. */
export const labels = inEachLanguage({ place: 'Location', day: 'Day' }, { place: 'Centro', day: 'Día' });

/** `Friday, December 4` */
export const nameDay = inFull;

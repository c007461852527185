import { inEachLanguage } from '@larkwell/contracts/language/language';
import { tellTime, type ToldVisit } from './mails/visit-place';

const words = inEachLanguage(
  {
    tomorrow: (time: string) => `Larkwell: your visit is tomorrow, ${time}.`,
    change: (link: string) => `Move or cancel: ${link}`,
    stop: 'Reply STOP to end texts.',
  },
  {
    tomorrow: (time) => `Larkwell: su cita es mañana, ${time}.`,
    change: (link) => `Cambiar o cancelar: ${link}`,
    stop: 'Responda STOP para no recibir más mensajes.',
  },
);

/**
 * The reminder's text message. A phone shows it to anyone who looks at it, so it does not name the patient, the test
 * or the test site.
 */
export function tellReminder({ startsAt, location, link }: ToldVisit & { link: string }): string {
  const { street, city, state } = location;
  const time = tellTime({ startsAt, location });
  return [words.tomorrow(time), `${street}, ${city}, ${state}.`, words.change(link), words.stop].join(' ');
}

import { inEachLanguage } from '@larkwell/contracts/language/language';
import { DRAFT_HOURS, HOLD_MINUTES } from '@larkwell/contracts/numbers/visits';

/** Texts of the mail that leads back to a booking in progress. */
export const resumeWords = inEachLanguage(
  {
    title: 'Continue your booking',
    preview: 'Your answers are saved',
    lead: `Your answers are saved for ${DRAFT_HOURS} hours from when you started. Continue with this link, on any phone or computer.`,
    goOn: 'Continue your booking',
    code: 'The page then emails you a code. You need it to see your answers.',
    held: `A time is held for ${HOLD_MINUTES} minutes only. If yours has ended, choose another one. Your answers stay.`,
  },
  {
    title: 'Siga con su cita',
    preview: 'Sus respuestas están guardadas',
    lead: `Guardamos sus respuestas por ${DRAFT_HOURS} horas desde que empezó. Abra este enlace en cualquier teléfono o computadora para seguir.`,
    goOn: 'Seguir con su cita',
    code: 'Luego la página le envía un código por correo. Lo necesita para ver sus respuestas.',
    held: `Una hora se aparta solo por ${HOLD_MINUTES} minutos. Si la suya venció, elija otra. Sus respuestas siguen ahí.`,
  },
);

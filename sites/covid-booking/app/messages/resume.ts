import { inEachLanguage } from '@larkwell/contracts/language/language';
import { DRAFT_HOURS, HOLD_MINUTES } from '@larkwell/contracts/numbers/visits';

/** Texts for going on later, or on another device. */
export const resumeMessages = inEachLanguage(
  {
    later: 'Finish later or on another device',
    title: 'Finish later',
    lead: `We keep your answers for ${DRAFT_HOURS} hours from when you started. We can email you a link. It opens your booking on this device or another one.`,
    held: `Your time is held for ${HOLD_MINUTES} minutes only. If it ends, choose another one. Your answers stay.`,
    email: 'Email address',
    send: 'Email me the link',
    sending: 'Sending',
    sent: (address: string) => `We emailed a link to ${address}.`,
    back: 'Go back to the form',
    openTitle: 'Continue your booking',
    openLead: 'To show your answers, we check that this mailbox is yours. We email a code to it.',
    sendCode: 'Email me the code',
    codeSent: 'We emailed you a code. Enter it here.',
    code: 'Code',
    codeAgain: 'Email me a new code',
    open: 'Go on',
  },
  {
    later: 'Terminar después o en otro dispositivo',
    title: 'Terminar después',
    lead: `Guardamos sus respuestas por ${DRAFT_HOURS} horas desde que empezó. Podemos enviarle por correo un enlace para seguir, en este dispositivo o en otro.`,
    held: `Su hora se aparta solo por ${HOLD_MINUTES} minutos. Si vence, elija otra. Sus respuestas siguen ahí.`,
    email: 'Correo electrónico',
    send: 'Envíenme el enlace',
    sending: 'Enviando',
    sent: (address) => `Enviamos un enlace a ${address}.`,
    back: 'Volver al formulario',
    openTitle: 'Siga con su cita',
    openLead: 'Para mostrar sus respuestas, revisamos que este correo sea suyo. Le enviamos un código.',
    sendCode: 'Envíenme el código',
    codeSent: 'Le enviamos un código por correo. Escríbalo aquí.',
    code: 'Código',
    codeAgain: 'Envíenme un código nuevo',
    open: 'Seguir',
  },
);

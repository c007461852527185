import { inEachLanguage } from '@larkwell/contracts/language/language';
import { LOOKUP_CODE_MINUTES } from '@larkwell/contracts/numbers/visits';
import { testNames } from '@larkwell/contracts/test-names';
import type { TestType } from '@larkwell/contracts/test-types';

/** Texts of the mails with a lookup code. */
export const lookupCodeWords = inEachLanguage(
  {
    title: 'Your code to see your bookings',
    resumeTitle: 'Your code to continue your booking',
    preview: (code: string) => `Your code is ${code}`,
    code: 'Code',
    enter: `Enter it on the page where you requested it. It expires in ${LOOKUP_CODE_MINUTES} minutes.`,
    ignore: 'If you did not request it, you can ignore this email.',
  },
  {
    title: 'Su código para ver sus citas',
    resumeTitle: 'Su código para seguir con su cita',
    preview: (code) => `Su código es ${code}`,
    code: 'Código',
    enter: `Escríbalo en la página donde lo pidió. Vence en ${LOOKUP_CODE_MINUTES} minutos.`,
    ignore: 'Si no lo pidió, no tiene que hacer nada con este correo.',
  },
);

/** Texts of the mails about money that booked nothing. */
export const moneyBackWords = inEachLanguage(
  {
    title: 'You were not charged for a test visit',
    heading: 'You were not charged',
    preview: 'Your payment was returned',
    late: 'Your payment arrived after the time you chose was given to someone else. The amount is released. Your bank may still show it for a few days.',
    changed:
      'Your visit changed before your payment arrived, so we did not book it. The amount is released. Your bank may still show it for a few days. To book the visit, check your answers and pay again.',
    chooseTime: 'Choose another time',
    checkAnswers: 'Check your answers',
  },
  {
    title: 'No se le cobró nada por una cita',
    heading: 'No se le cobró nada',
    preview: 'Su pago se devolvió',
    late: 'Su pago llegó después de que dimos la hora a otra persona. Soltamos el dinero. Su banco puede mostrarlo todavía por unos días.',
    changed:
      'Su cita cambió antes de que llegara su pago y no la hicimos. Soltamos el dinero. Su banco puede mostrarlo todavía por unos días. Para hacer la cita, revise sus respuestas y pague otra vez.',
    chooseTime: 'Elegir otra hora',
    checkAnswers: 'Revisar sus respuestas',
  },
);

/** Texts of the mail with a link for paying on another device. */
export const payLinkWords = inEachLanguage(
  {
    title: 'Pay for your test visit',
    says: 'Open the link on a phone or computer to pay by card. If you do not pay by the time below, the visit is not booked and nothing is charged.',
    preview: (amount: string) => `${amount} for your test visit`,
    payHere: 'Pay here',
    worksUntil: 'Works until',
    open: (until: string) =>
      `Open this link on a phone or computer to pay by card. It works until ${until}. If you do not pay by then, the visit is not booked and nothing is charged.`,
    forTest: (test: TestType) => `for the ${testNames.covid(test)}`,
    pay: 'Pay for the visit',
  },
  {
    title: 'Pague su cita',
    says: 'Abra el enlace en un teléfono o una computadora para pagar con tarjeta. Si no paga antes de la hora de abajo, la cita no se hace y no se le cobra nada.',
    preview: (amount) => `${amount} por su cita`,
    payHere: 'Pague aquí',
    worksUntil: 'Sirve hasta',
    open: (until) =>
      `Abra este enlace en un teléfono o una computadora para pagar con tarjeta. Sirve hasta las ${until}. Si no paga antes, la cita no se hace y no se le cobra nada.`,
    forTest: (test) => `por la ${testNames.covid(test)}`,
    pay: 'Pagar la cita',
  },
);

/** Texts of the mail that a report is ready. */
export const reportWords = inEachLanguage(
  {
    title: 'Your test report is ready',
    heading: 'Your report is ready',
    says: 'The lab has finished your test. Open your bookings to read the report.',
    open: 'Open your bookings',
    doNotForward: 'That link opens your bookings without a code, so do not forward this email.',
  },
  {
    title: 'El informe de su prueba está listo',
    heading: 'Su informe está listo',
    says: 'El laboratorio terminó su prueba. Abra sus citas para leer el informe.',
    open: 'Abrir sus citas',
    doNotForward: 'Ese enlace abre sus citas sin un código. No reenvíe este correo.',
  },
);

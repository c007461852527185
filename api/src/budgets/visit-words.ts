import { BUDGET_HOURS } from '@larkwell/contracts/numbers/accounts';
import { inEachLanguage } from '@larkwell/contracts/language/language';
import { HOLD_MINUTES, PATIENT_BUDGET_DAYS } from '@larkwell/contracts/numbers/visits';

const inEnglish = {
  /** One sentence for all of these, so that a refusal does not reveal to a stranger which visits exist. */
  codeFirst: 'We cannot book this visit at no cost yet. Enter the code that we email you, or pay by card.',
  tooManyMails: `We have sent several messages to this address in the last ${BUDGET_HOURS} hours. Check your mailbox, or try again tomorrow.`,
  tooManyMailsForVisit: `We have sent several messages to this email address in the last ${BUDGET_HOURS} hours. Pay by card, or try again tomorrow.`,
  holdsOfAddress: 'You are already holding other times. Use one of them, or wait until they end.',
  holdsOfPlaceDay: `Many times at this location on this day are being held from your network. Choose another day or location, or try again in ${HOLD_MINUTES} minutes.`,
  visitsOfProvedMailbox:
    'Many visits are already booked with this email address. Pay by card, or book after some of them have taken place.',
  placeDayOfAddress:
    'Many visits at this location on this day were booked from your network. Pay by card, or choose another day or location.',
  placeDayOfMailbox:
    'Many visits at this location on this day were booked with this email address. Pay by card, or choose another day or location.',
  refusedVisitsOfAddress: `Several no-cost visits were refused on your network in the last ${BUDGET_HOURS} hours. Pay by card, use another network, or try again tomorrow.`,
  patientDay: 'This patient already has a no-cost visit on that day. Choose another day, or pay by card.',
  patientFortnight: `This patient already has the no-cost visits that we offer within ${PATIENT_BUDGET_DAYS} days. Pay by card, or choose a later day, which may not be listed yet.`,
};

/** What a person reads who has used up what visits may take for free, in the caller's language. */
export const visitWords = inEachLanguage(inEnglish, {
  codeFirst:
    'Todavía no podemos hacer esta cita sin costo. Escriba el código que le enviamos por correo, o pague con tarjeta.',
  tooManyMails: `Enviamos varios mensajes a este correo en las últimas ${BUDGET_HOURS} horas. Revise su correo o inténtelo mañana.`,
  tooManyMailsForVisit: `Enviamos varios mensajes a este correo en las últimas ${BUDGET_HOURS} horas. Pague con tarjeta o inténtelo mañana.`,
  holdsOfAddress: 'Ya tiene otras horas apartadas. Use una de ellas o espere a que venzan.',
  holdsOfPlaceDay: `Desde su red ya se apartaron muchas horas de este día en este centro. Elija otro día u otro centro, o inténtelo en ${HOLD_MINUTES} minutos.`,
  visitsOfProvedMailbox:
    'Ya hay muchas citas con este correo. Pague con tarjeta, o haga la cita cuando hayan pasado algunas.',
  placeDayOfAddress:
    'Desde su red ya se hicieron muchas citas en este centro para este día. Pague con tarjeta, o elija otro día u otro centro.',
  placeDayOfMailbox:
    'Con este correo ya se hicieron muchas citas en este centro para este día. Pague con tarjeta, o elija otro día u otro centro.',
  refusedVisitsOfAddress: `En las últimas ${BUDGET_HOURS} horas no pudimos dar varias citas sin costo en su red. Pague con tarjeta, use otra red o inténtelo mañana.`,
  patientDay: 'Este paciente ya tiene una cita sin costo ese día. Elija otro día o pague con tarjeta.',
  patientFortnight: `Este paciente ya tiene las citas sin costo que damos en ${PATIENT_BUDGET_DAYS} días. Pague con tarjeta, o elija un día más tarde, que tal vez todavía no está en la lista.`,
});

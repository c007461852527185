import { inEachLanguage } from '@larkwell/contracts/language/language';

/** What several mails about a visit call the same thing. */
export const labels = inEachLanguage(
  {
    code: 'Confirmation code',
    patient: 'Patient',
    test: 'Test',
    when: 'Date and time',
    location: 'Location',
    amount: 'Amount',
    seeBooking: 'See your booking',
  },
  {
    code: 'Código de confirmación',
    patient: 'Paciente',
    test: 'Prueba',
    when: 'Fecha y hora',
    location: 'Lugar',
    amount: 'Cantidad',
    seeBooking: 'Ver su cita',
  },
);

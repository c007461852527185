import { inEachLanguage } from '@larkwell/contracts/language/language';

/** What stands at the end of each mail. */
export const letterWords = inEachLanguage(
  {
    locale: 'en-US',
    /** What a reply does. */
    howToAsk: 'Questions? Reply to this email.',
    whyReceived: 'You received this email because this address was used at Larkwell.',
  },
  {
    locale: 'es-US',
    howToAsk: '¿Tiene preguntas? Responda a este correo.',
    whyReceived: 'Recibió este correo porque esta dirección se usó en Larkwell.',
  },
);

import { currentLanguage } from '@larkwell/contracts/language/language';

/** Stripe's answer about a card that did not pay. */
interface CardRefusal {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
  message?: string | undefined;
}

const inSpanish: Record<string, string> = {
  card_declined: 'El banco rechazó su tarjeta.',
  expired_card: 'Su tarjeta está vencida.',
  incorrect_cvc: 'El código de seguridad de su tarjeta no es correcto.',
  invalid_cvc: 'El código de seguridad de su tarjeta no es correcto.',
  incorrect_number: 'El número de su tarjeta no es correcto.',
  invalid_number: 'El número de su tarjeta no es válido.',
  insufficient_funds: 'Su tarjeta no tiene fondos suficientes.',
  incorrect_zip: 'El código postal de su tarjeta no es correcto.',
  processing_error: 'Hubo un error al procesar su tarjeta. Inténtelo de nuevo en un rato.',
  payment_intent_authentication_failure:
    'El banco no pudo confirmar que es usted. Pruebe otra forma de pagar.',
};

/** What Stripe says about a refused card. Its API speaks English, so in Spanish we say what its code means. */
export function tellCardRefusal({ code, decline_code: why, message }: CardRefusal): string | undefined {
  if (currentLanguage() === 'en') return message;
  return inSpanish[why ?? ''] ?? inSpanish[code ?? ''] ?? inSpanish.card_declined;
}

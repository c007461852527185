import { inEachLanguage } from '@larkwell/contracts/language/language';
import type { Refusal, RefusalCode } from '@larkwell/contracts/refusals';
import { ORPCError, ValidationError } from '@orpc/server';
import type { FieldErrors, RefusalDetail } from './refusals';

/** What the API says without knowing more, in the caller's language. */
export const plainRefusals = inEachLanguage(
  {
    fault: 'Something went wrong. Please try again later',
    badInput: 'Missing or invalid information. Please check the form again.',
    malformed: 'The request could not be read.',
    nothingHere: 'There is nothing here.',
    signIn: 'Sign in to continue.',
    sessionOver: 'Your session has expired. Sign in again.',
    noPermission: 'You do not have permission to access this page',
    tooLarge: 'That is too large to send.',
    tooMany: 'Too many attempts. Wait a while and try again.',
    away: 'The service is not available right now. Please try again.',
    paymentAway: 'We could not reach the payment service. Please try again: you are never charged twice.',
    unopened: 'We cannot open this right now. Try again later. If it keeps happening, contact support.',
  },
  {
    fault: 'Algo salió mal. Inténtelo de nuevo más tarde',
    badInput: 'Falta información o hay un error. Revise el formulario otra vez.',
    malformed: 'No se pudo leer la solicitud.',
    nothingHere: 'Aquí no hay nada.',
    signIn: 'Inicie sesión para continuar.',
    sessionOver: 'Su sesión venció. Inicie sesión otra vez.',
    noPermission: 'No tiene permiso para ver esta página',
    tooLarge: 'Es demasiado grande para enviarlo.',
    tooMany: 'Demasiados intentos. Espere un rato e inténtelo de nuevo.',
    away: 'El servicio no está disponible ahora. Inténtelo de nuevo.',
    paymentAway:
      'No pudimos conectar con el servicio de pagos. Inténtelo de nuevo: nunca le cobramos dos veces.',
    unopened: 'No podemos abrir esto ahora. Inténtelo más tarde. Si sigue pasando, escríbanos.',
  },
);

const usualCodes: Record<number, RefusalCode> = {
  400: 'bad-input',
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'refused',
  429: 'too-many-tries',
  503: 'unavailable',
};

/** The one shape of every error body, for a refusal, invalid input or a fault. */
export function encodeErrorBody(error: ORPCError<string, unknown>): Refusal {
  const code = usualCodes[error.status] ?? 'fault';
  if (code === 'fault') return { errorMessage: plainRefusals.fault, code };
  if (error.cause instanceof ValidationError) {
    return { errorMessage: plainRefusals.badInput, errorData: collectFieldErrors(error.cause.issues), code };
  }
  const refusal = refusalOf(error);
  if (!refusal) return { errorMessage: error.status === 400 ? plainRefusals.malformed : error.message, code };
  const { retryAfter: _header, rule: _logged, ...detail } = refusal;
  return { errorMessage: error.message, code: detail.isExpire ? 'token-expired' : code, ...detail };
}

export function refusalOf(error: unknown): RefusalDetail | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  return (error.data as { refusal?: RefusalDetail } | undefined)?.refusal;
}

/** Zod's issues as sentences by field; `data.` is the envelope of a body and not part of a field's name. */
export function collectFieldErrors(issues: ValidationError['issues']): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path = [], message } of issues) {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
    const name = (keys[0] === 'data' ? keys.slice(1) : keys).join('.') || 'form';
    const sentences = (fields[name] ??= []);
    if (!sentences.includes(message)) sentences.push(message);
  }
  return fields;
}

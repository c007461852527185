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
  },
  {
    fault: 'Algo salió mal. Inténtelo de nuevo más tarde',
    badInput: 'Falta información o hay un error. Revise el formulario otra vez.',
    malformed: 'No se pudo leer la solicitud.',
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

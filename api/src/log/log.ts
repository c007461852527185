import pino, { type DestinationStream, type Logger } from 'pino';
import { summarizeError } from './error-summary';

const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'token',
  'code',
  'email',
  'userEmail',
  'patient_email',
  'ssn',
  'driver_license',
  'insurance_id',
  'confirm_insurance_id',
  'holdToken',
  'draftSecret',
  'clientSecret',
  'client_secret',
];

/**
 * JSON lines. Anything that may name a person or grant access is replaced wherever it appears, up to two
 * levels deep.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: 'api' },
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
      serializers: { err: summarizeError },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

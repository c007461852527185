import { readEnv, siteEnvSchema } from '@larkwell/platform/env';

export const env = readEnv(siteEnvSchema('BOOKING_SESSION_SECRET'), 'sites/covid-booking');

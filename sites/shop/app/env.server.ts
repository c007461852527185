import { readEnv, siteEnvSchema } from '@larkwell/platform/env';

export const env = readEnv(siteEnvSchema, 'sites/shop');

import { readEnv, siteEnvSchema } from '@larkwell/platform/env';

export const env = readEnv(siteEnvSchema('SHOP_SESSION_SECRET'), 'sites/shop');

import { contract } from '@larkwell/contracts';
import { createApiClient } from '@larkwell/platform/client/api-client';
import { env } from './env.server';

/** The API client for one incoming request. Pass the session's token for calls that need a signed-in person. */
export const apiFor = createApiClient(contract, { url: env.API_URL, serviceKey: env.SERVICE_KEY });

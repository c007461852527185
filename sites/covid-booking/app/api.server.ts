import { contract } from '@larkwell/contracts';
import { createApiClient } from '@larkwell/platform/client/api-client';
import { env } from './env.server';

/** The API client for one request: `apiFor(request).drafts.get({ draftId })`. */
export const apiFor = createApiClient(contract, { url: env.API_URL, serviceKey: env.SERVICE_KEY });

import { z } from 'zod';
import { noteSlowWork } from '../log';

export interface UspsSettings {
  /** The API's root, as `https://apis.usps.com`. */
  url: string;
  clientId: string;
  clientSecret: string;
}

/** A scan as USPS reports it. `at` is local time at the place of the scan, without a zone. */
export interface UspsEvent {
  type: string;
  at: string;
  city: string;
  state: string;
}

export interface UspsTracking {
  /** Newest first, as USPS sends them. */
  events: UspsEvent[];
  /** `YYYY-MM-DD` */
  expectedDelivery: string | null;
}

export interface UspsService {
  /** @returns null for a number USPS does not know (yet). @throws when USPS is away or refuses us */
  track(number: string): Promise<UspsTracking | null>;
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.coerce.number() });

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const trackingSchema = z.object({
  trackingEvents: z
    .array(z.object({ eventType: text, eventTimestamp: text, eventCity: text, eventState: text }))
    .nullish(),
  expectedDeliveryTimeStamp: z.string().nullish(),
  deliveryDateExpectation: z
    .object({ expectedDeliveryDate: z.string().nullish(), predictedDeliveryDate: z.string().nullish() })
    .nullish(),
});

/** USPS Tracking v3 with OAuth client credentials. A token is kept until a minute before its end. */
export function createUsps({ url, clientId, clientSecret }: UspsSettings): UspsService {
  const root = url.replace(/\/+$/, '');
  let token: { value: string; until: number } | undefined;

  async function getToken(): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const response = await fetch(`${root}/oauth2/v3/token`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new Error(`USPS gave no token: ${response.status}`);
    const { access_token, expires_in } = tokenSchema.parse(await response.json());
    token = { value: access_token, until: Date.now() + (expires_in - 60) * 1000 };
    return access_token;
  }

  async function ask(number: string): Promise<Response> {
    return fetch(`${root}/tracking/v3/tracking/${encodeURIComponent(number)}?expand=DETAIL`, {
      redirect: 'error',
      headers: { authorization: `Bearer ${await getToken()}`, accept: 'application/json' },
      signal: AbortSignal.timeout(5000),
    });
  }

  return {
    async track(number) {
      noteSlowWork('USPS');
      let response = await ask(number);
      if (response.status === 401) {
        token = undefined;
        response = await ask(number);
      }
      if (response.status === 404 || response.status === 400) return null;
      if (!response.ok) throw new Error(`USPS tracking answered ${response.status}`);
      const parcel = trackingSchema.parse(await response.json());
      const { expectedDeliveryDate, predictedDeliveryDate } = parcel.deliveryDateExpectation ?? {};
      return {
        events: (parcel.trackingEvents ?? []).map(({ eventType, eventTimestamp, eventCity, eventState }) => ({
          type: eventType,
          at: eventTimestamp,
          city: eventCity,
          state: eventState,
        })),
        expectedDelivery:
          expectedDeliveryDate ??
          predictedDeliveryDate ??
          parcel.expectedDeliveryTimeStamp?.slice(0, 10) ??
          null,
      };
    },
  };
}

/** This server, whatever page the script was loaded into. */
export const ORIGIN = new URL((document.currentScript as HTMLScriptElement).src).origin;

export interface StripeError {
  type: string;
  code?: string;
  message: string;
  [detail: string]: unknown;
}

export type Reply =
  { error: StripeError } | { error?: undefined; id: string; object: string; [field: string]: unknown };

/**
 * Calls the API as a browser may, with the publishable key. Returns the object, or `{ error }`; never throws.
 */
export async function callApi(
  key: string,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<Reply> {
  try {
    const reply = await fetch(`${ORIGIN}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(data && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body: data && formOf(data),
    });
    return (await reply.json()) as Reply;
  } catch {
    const message =
      'We are experiencing issues connecting to our payments provider. Please check your connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
}

/** Stripe's bracket notation. */
function formOf(data: object): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, item] of Object.entries(value)) add(`${name}[${key}]`, item);
  };
  for (const [name, value] of Object.entries(data)) add(name, value);
  return form;
}

import { isFormToken } from './form-token';
import { formTokenField } from './form-token-field';

/**
 * The form of an unsafe request; the only way a site reads one. The preload has refused foreign origins already;
 * a browser that named no origin at all must send the form's token.
 *
 * @param sid of the visitor's session, when there is one
 * @throws Response 403 without a valid token, 400 when the body is no form
 */
export async function readForm(request: Request, secret: string, sid: string | undefined): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw new Response('The form could not be read', { status: 400 });
  }
  const namedOrigin = request.headers.has('origin') || request.headers.has('sec-fetch-site');
  if (!namedOrigin && !isFormToken(form.get(formTokenField), secret, sid)) {
    throw new Response('The form has no valid token', { status: 403 });
  }
  form.delete(formTokenField);
  return form;
}

import { isFormToken } from './form-token';
import { formTokenField } from './form-token-field';
import { describeRefused, refuseForm } from './refused-form';

/**
 * The form of an unsafe request; the only way a site reads one. The preload has refused foreign origins already;
 * a browser that named no origin at all must send the form's token.
 *
 * @param sid of the visitor's session, when there is one
 * @throws a refused form: 403 without a valid token, 400 when the body is no form
 */
export async function readForm(request: Request, secret: string, sid: string | undefined): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw refuseForm(describeRefused(request, 400));
  }
  const namedOrigin = request.headers.has('origin') || request.headers.has('sec-fetch-site');
  const token = form.get(formTokenField);
  form.delete(formTokenField);
  if (!namedOrigin && !isFormToken(token, secret, sid)) throw refuseForm(describeRefused(request, 403, form));
  return form;
}

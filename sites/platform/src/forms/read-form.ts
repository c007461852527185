import { isFormToken, type FormOwner } from './form-token';
import { formTokenField } from './form-token-field';
import { describeRefused, refuseForm } from './refused-form';

/**
 * Reads the form of an unsafe request. Foreign origins have already been refused; a browser that sent no origin must
 * send the form's token.
 *
 * @throws a refused form: 403 without this visitor's token, 400 if the body is not a form
 */
export async function readForm(
  request: Request,
  keys: readonly string[],
  owner: FormOwner,
): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw refuseForm(describeRefused(request, 400));
  }
  const namedOrigin = request.headers.has('origin') || request.headers.has('sec-fetch-site');
  const token = form.get(formTokenField);
  form.delete(formTokenField);
  const isOurs = namedOrigin || (owner.browser !== '' && isFormToken(token, keys, owner));
  if (!isOurs) throw refuseForm(describeRefused(request, 403, form));
  return form;
}

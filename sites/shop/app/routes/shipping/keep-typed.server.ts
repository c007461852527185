import { ApiFault } from '@larkwell/platform/client/refusal';
import { data } from '@remix-run/node';
import { keepTypedAddress } from '../../cookies/typed-address-cookie.server';

type Answer = Response | ReturnType<typeof data>;

/**
 * Keeps what the form holds once it is answered, so that the address is still there after a detour, whether the
 * answer is a page, a redirect, a redirect that is thrown, or the page about a fault of the API.
 *
 * @param owner the account's id
 */
export async function keepTyped<Given extends Answer>(
  form: FormData,
  owner: string,
  answer: () => Promise<Given>,
): Promise<Given> {
  try {
    return withTyped(await answer(), form, owner);
  } catch (thrown) {
    if (thrown instanceof ApiFault) keepTypedAddress(thrown.headers, form, owner);
    throw thrown instanceof Response ? withTyped(thrown, form, owner) : thrown;
  }
}

function withTyped<Given extends Answer>(answer: Given, form: FormData, owner: string): Given {
  if (answer instanceof Response) {
    keepTypedAddress(answer.headers, form, owner);
    return answer;
  }
  const headers = new Headers(answer.init?.headers);
  keepTypedAddress(headers, form, owner);
  return data(answer.data, { ...answer.init, headers }) as Given;
}

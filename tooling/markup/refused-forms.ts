import type { SeenPages } from '../e2e/http/every-page';
import { listForms, type PageForm } from '../e2e/http/read-page';
import type { Answer, HttpVisitor } from '../e2e/http/visitor';

/** No field accepts this. */
const nonsense = '“x” <y>';
const isTyped = (type: string) => /^(text|email|tel|password|search|number|date|textarea|select)$/.test(type);
const isButton = (type: string) => /^(submit|button)$/.test(type);

/** The form as its first button sends it, with `typed` in every field and nothing chosen. */
function fillIn({ fields }: PageForm, typed: string): [string, string][] {
  const pressed = fields.findIndex(([, , type]) => isButton(type));
  return fields
    .filter(
      ([, , type], index) => !/^(radio|checkbox|file)$/.test(type) && (!isButton(type) || index === pressed),
    )
    .map(([name, value, type]) => [name, isTyped(type) ? typed : value]);
}

/** Sends the forms of a page that have fields to type in, empty and with nonsense, and adds the pages with errors. */
export async function refuseForms(
  { text, url }: Answer,
  visitor: HttpVisitor,
  who: string,
  into: SeenPages,
): Promise<void> {
  for (const form of listForms(text, url)) {
    if (form.method !== 'post' || !form.fields.some(([, , type]) => isTyped(type))) continue;
    const send = (typed: string) => visitor.post(form.action, fillIn(form, typed), form.isMultipart);
    into.add(who, await send(''), ', left empty');
    into.add(who, await send(nonsense), ', refused');
  }
}

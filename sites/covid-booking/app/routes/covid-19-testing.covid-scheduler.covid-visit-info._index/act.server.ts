import type { Draft } from '@larkwell/contracts/drafts/drafts';
import type { CardSide } from '@larkwell/contracts/uploads/uploads';
import { attempt } from '@larkwell/platform/client/refusal';
import { data } from '@remix-run/node';
import { apiFor } from '../../api.server';
import { contactMessages } from '../../messages/visit-info';
import { removeImage, storeImages } from './images.server';
import { intents } from './intents';
import type { VisitPage } from './pages';
import { readPage, replyToPage, savePage } from './save.server';

/** Does what the pressed button of the visit form asks for, and answers with the page as it then is. */
export async function act(request: Request, draft: Draft, page: VisitPage, form: FormData) {
  const intent = form.get('intent');
  form.delete('intent');
  if (page === 'contact' && intent === intents.findPlace) return findPlace(request, form);
  if (page !== 'insurance') return savePage(request, draft, page, form);

  const refused = await storeImages(request, draft, form);
  const submission = readPage(page, form);
  if (intent === intents.removeFront)
    return replyToPage(submission, await removeImage(request, draft, 'front'));
  if (intent === intents.removeBack)
    return replyToPage(submission, await removeImage(request, draft, 'back'));
  if (intent === intents.askRemoveFront) return ask(submission, 'front');
  if (intent === intents.askRemoveBack) return ask(submission, 'back');
  if (intent === intents.upload || intent === intents.keep || Object.keys(refused).length > 0) {
    return replyToPage(submission, refused);
  }
  return savePage(request, draft, page, form);
}

function ask(submission: ReturnType<typeof readPage>, removing: CardSide) {
  const { result } = replyToPage(submission).data;
  return data({ result, removing });
}

/** Fills in city and state from the ZIP code. */
async function findPlace(request: Request, form: FormData) {
  const zipCode = String(form.get('zipCode') ?? '')
    .replace(/\D/g, '')
    .slice(0, 5);
  const found = await attempt(apiFor(request).places.zip({ zipCode }));
  if (!found.ok) return replyToPage(readPage('contact', form), { zipCode: [contactMessages.zipNotFound] });
  form.set('zipCode', zipCode);
  form.set('city', found.value.data.city);
  form.set('state', found.value.data.state);
  return replyToPage(readPage('contact', form));
}

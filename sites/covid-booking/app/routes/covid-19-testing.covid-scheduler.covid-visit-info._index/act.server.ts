import type { Draft } from '@larkwell/contracts/drafts/drafts';
import type { CardSide } from '@larkwell/contracts/uploads/uploads';
import { attempt } from '@larkwell/platform/client/refusal';
import { data } from '@remix-run/node';
import { apiFor } from '../../api.server';
import { contactMessages } from '../../messages/visit-info';
import { removeImage, storeImages } from './images.server';
import { forgottenBy, intents } from './intents';
import type { VisitPage } from './pages';
import { keepPage, readPage, replyToPage, savePage } from './save.server';

/** Does what the pressed button of the visit form asks for, and answers with the updated page. */
export async function act(request: Request, draft: Draft, page: VisitPage, form: FormData) {
  const intent = String(form.get('intent') ?? intents.save);
  form.delete('intent');
  if (page === 'contact' && intent === intents.findPlace) return findPlace(request, form);
  const imageErrors =
    page === 'insurance' ? await storeImages(request, draft, form, intent === intents.upload) : {};
  const forget = forgottenBy.get(intent);
  if (forget) return replyToPage(await keepPage(request, draft, page, form, forget));
  const isSave = intent === intents.save && Object.keys(imageErrors).length === 0;
  if (isSave || page !== 'insurance') return savePage(request, draft, page, form);

  const submission = await keepPage(request, draft, page, form);
  switch (intent) {
    case intents.removeFront:
      return replyToPage(submission, await removeImage(request, draft, 'front'));
    case intents.removeBack:
      return replyToPage(submission, await removeImage(request, draft, 'back'));
    case intents.askRemoveFront:
      return ask(submission, 'front');
    case intents.askRemoveBack:
      return ask(submission, 'back');
    default:
      return replyToPage(submission, imageErrors);
  }
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

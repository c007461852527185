import { isExpiredCard, savedCardName } from '@larkwell/contracts/payments/saved-card-name';
import { need, type SignedInVisit } from '../../session/visit.server';
import type { SavedCardChoice } from './saved-card-field';

/** The person's saved cards that have not expired. @param today `YYYY-MM-DD` */
export async function listUsableCards(
  visit: SignedInVisit,
  request: Request,
  today: string,
): Promise<SavedCardChoice[]> {
  const list = visit.api.payments.listPaymentMethods({ userId: visit.person.id });
  const { data } = await need(visit, request, list);
  return data
    .filter((card) => !isExpiredCard(card, today))
    .map((card) => ({ id: card.pId, name: savedCardName(card) }));
}

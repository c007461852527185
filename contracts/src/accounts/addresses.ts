import { MOST_ADDRESSES } from '../numbers/accounts';

export const addressMessages = {
  tooMany: `You can keep ${MOST_ADDRESSES} further addresses. Remove one first.`,
};

import { MOST_ADDRESSES } from '../numbers/accounts';

export const addressMessages = {
  tooMany: `You can save ${MOST_ADDRESSES} other addresses. Remove one first.`,
};

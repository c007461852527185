import { z } from 'zod';
import { call } from '../call';
import { cardFields, readCard, refuseRawCard } from '../card-details';
import { newToken } from '../cards';
import { retrieveCall } from '../standard-calls';

export const tokenCalls = [
  call(
    'tokens.create',
    'POST /v1/tokens',
    z.strictObject({ card: cardFields }),
    (account, { card }, _id, { key }) => {
      if (key === 'secret') throw refuseRawCard();
      return newToken(account, readCard(card, account.now()), card);
    },
    { isPublic: true },
  ),
  retrieveCall('tokens', 'token'),
];

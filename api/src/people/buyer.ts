import type { UserRow } from './store';

/** What a person's role allows in the cart. Visitors count as normal users until they sign in. */
export interface Buyer {
  id: string;
  mayUseCoupons: boolean;
  maySubscribe: boolean;
  /** Whose agreement and company card apply: the organization itself, or the employer. */
  organizationId: string | null;
}

export function asBuyer(user: UserRow): Buyer {
  const isNormal = user.userType === 'Normal User';
  return {
    id: user.id,
    mayUseCoupons: isNormal,
    maySubscribe: isNormal,
    organizationId: user.isOrganisationUser ? user.id : user.organizationId,
  };
}

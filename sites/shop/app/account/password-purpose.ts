import { accountTexts } from '../messages/accounts';
import { paths } from '../paths';

const { again } = accountTexts;

const purposes: readonly [page: RegExp, title: string][] = [
  [new RegExp(`^${paths.deleteAccount()}$`), again.deleteAccount],
  [new RegExp(`^${paths.yourData()}$`), again.yourData],
  [new RegExp(`^${paths.editProfile()}$`), again.editProfile],
  [new RegExp(`^${paths.addPaymentMethod()}$`), again.addCard],
  [new RegExp(`^${paths.removePaymentMethod('')}`), again.removeCard],
  [/^\/subscription\/[^/]+\/card$/, again.changeCard],
];

/** What the password is asked for, by the page that it leads back to. @param to path, with or without a query */
export function passwordPurpose(to: string): string {
  const page = to.split('?')[0]!;
  return purposes.find(([pattern]) => pattern.test(page))?.[1] ?? again.other;
}

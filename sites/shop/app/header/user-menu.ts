import type { Visitor } from '../guards/route-guards';
import { paths } from '../paths';

export type MenuEntry = { label: string; to: string };

/** The user menu's links, by role. Logout is a separate form because it changes state. */
export function userMenu(visitor: NonNullable<Visitor>): MenuEntry[] {
  const entries: (MenuEntry | false)[] = [
    { label: 'My Kits', to: paths.kits() },
    { label: 'My Profile', to: paths.profile() },
    { label: 'My Orders', to: paths.orders() },
    visitor.userType === 'Normal User' && { label: 'Subscriptions', to: paths.subscriptions() },
    visitor.isOrganisationUser && { label: 'My Employees', to: paths.employees() },
    visitor.isOrganisationUser && { label: 'History', to: paths.employeesHistory() },
    { label: 'Test Reports', to: paths.reports() },
    { label: 'Support', to: paths.support() },
  ];
  return entries.filter((entry) => entry !== false);
}

/** The first letters of the first and last word of a name; at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return picked.map((word) => [...word][0]!.toUpperCase()).join('');
}

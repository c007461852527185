import type { Access } from '@larkwell/platform/access/access';
import { expect, it } from 'vitest';
import { guard, type Visitor } from './route-guards';

const people: Record<string, Visitor> = {
  visitor: null,
  normal: { userType: 'Normal User', isOrganisationUser: false },
  employee: { userType: 'Employee User', isOrganisationUser: false },
  organization: { userType: 'Normal User', isOrganisationUser: true },
};
const signIn = `/signin?redirectTo=${encodeURIComponent('/orders?page=2')}`;
const denied = 'denied, /';

const outcome = (who: string, access: Access) => {
  const answer = guard(people[who]!, access, '/orders?page=2');
  if (answer.allow) return 'opens';
  return answer.denied ? `denied, ${answer.to}` : answer.to;
};

it.each<[Access, string[]]>([
  ['public', ['opens', 'opens', 'opens', 'opens']],
  ['open', ['opens', 'opens', 'opens', 'opens']],
  ['guests', ['opens', '/home', '/home', '/home']],
  ['signed-in', [signIn, 'opens', 'opens', 'opens']],
  ['normal-user', [signIn, 'opens', denied, 'opens']],
  ['organization', [signIn, denied, denied, 'opens']],
])('%s: visitor, normal, employee and organization', (access, expected) => {
  expect(Object.keys(people).map((who) => outcome(who, access))).toEqual(expected);
});

/** Addresses that the email field accepts, plain and odd ones. */
export const acceptedEmails = [
  'a@b.co',
  'first.last@mail-host.co.uk',
  'a_b-c.9@x.y.info',
  'A@B.COM',
  `a@${'b'.repeat(63)}.com`,
  `${'a'.repeat(64)}@b.com`,
  '-a_@b.com',
  'a@1.2.co',
  'a@b--c.com',
  'a@xn--bcher-kva.com',
];

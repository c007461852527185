/** The longest names of people and kits, and the longest addresses. */
export const verylong = {
  name: 'Maximiliana-Alexandrina Konstantinopolitanskaya-Ox',
  email: 'maximiliana.konstantinopolitanskaya.the.third@quite-long-company-name.example.com',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  kit: 'Comprehensive Women’s Hormone and Reproductive Health Check with Follow-up',
} as const;

/** A full page of a list, made from 1 up. */
export const many = <Item>(make: (n: number) => Item, count = 25): Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

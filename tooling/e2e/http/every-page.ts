import { findBelongings } from './askers';
import { bookingCensus, spanishCensus } from './booking-census';
import { shopCensus } from './shop-census';
import { HttpVisitor, type Answer } from './visitor';

/** A page as the server sent it. */
export interface SeenPage {
  /** Who saw it, where, in which state: "maya /profile/edit, left empty". */
  name: string;
  url: string;
  html: string;
}

type Environment = Record<string, string>;

/** Addresses that show more than the census's do. */
const furtherOfShop = [
  '/categories?search=std',
  '/categories?search=zzzz',
  '/support/help?search=kit',
  '/signin?mode=signup',
  '/employees-history?tab=payment',
  '/page/privacy-policy',
];

/** Keeps each page that differs from those before it. */
export class SeenPages {
  readonly pages: SeenPage[] = [];
  private readonly seen = new Set<string>();

  /** @returns the same answer */
  add(who: string, answer: Answer, state = ''): Answer {
    const { pathname, search } = new URL(answer.url);
    const page = pathname + answer.text.replaceAll(/nonce="[^"]*"|name="form_token" value="[^"]*"/g, '');
    if (!answer.type.includes('html') || this.seen.has(page)) return answer;
    this.seen.add(page);
    this.pages.push({ name: `${who} ${pathname}${search}${state}`, url: answer.url, html: answer.text });
    return answer;
  }
}

/** Whom the shop shows its pages to. */
export const people = ['visitor', 'maya', 'eli', 'olive'] as const;

/** Someone at the shop without a browser, signed in unless a visitor. */
export async function visitShop(
  { SHOP_URL }: Environment,
  who: (typeof people)[number],
): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(SHOP_URL!, `198.18.220.${people.indexOf(who)}`);
  const fields = { intent: 'sign-in', email: `${who}@example.com`, password: 'Teal-Kettle-7' };
  if (who !== 'visitor') await visitor.post('/signin', Object.entries(fields));
  return visitor;
}

/** Opens every page of the shop's census as this person. @returns one answer for each address that they reach */
export async function openShop(
  environment: Environment,
  who: (typeof people)[number],
  into: SeenPages,
): Promise<Answer[]> {
  const things = await findBelongings(environment);
  const visitor = await visitShop(environment, who);
  const answers = new Map<string, Answer>();
  for (const path of [...Object.values(shopCensus).map((row) => row.path(things)), ...furtherOfShop]) {
    if (path === '/logout') continue;
    const answer = await visitor.get(path);
    answers.set(answer.url, into.add(who, answer));
  }
  return [...answers.values()];
}

/** Opens every page of the booking site's census, in one language. @param prefix of the addresses of a language */
export async function openBooking(
  { BOOKING_URL }: Environment,
  into: SeenPages,
  prefix = '',
): Promise<Answer[]> {
  const visitor = new HttpVisitor(BOOKING_URL!, '198.18.220.9');
  const answers = new Map<string, Answer>();
  const rows = prefix ? spanishCensus() : Object.values(bookingCensus);
  for (const { path } of rows) {
    const answer = await visitor.get(path);
    answers.set(answer.url, into.add('visitor', answer));
  }
  return [...answers.values()];
}

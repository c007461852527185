import { describe, expect, it } from 'vitest';
import { organizationName, personName } from './person-name';

const messagesOf = (schema: ReturnType<typeof personName>, typed: string) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message);
const sentence = ['Enter the name without a web or email address. Put a space after a dot.'];

const people = [
  ...[
    'Ada Lovelace',
    'Olive & Sons, Inc.',
    'J.Smith',
    'J.R.Smith',
    'J.R. Smith',
    'J. R. R. Tolkien',
    'St. John',
  ],
  ...[
    'Dr. J. R. Smith',
    'Dr. O’Neil-Ruiz',
    "Dr. O'Neil-Ruiz",
    'St.Mary’s Clinic',
    'Dr.Ruiz',
    'Nuñez-O’Neill',
  ],
  ...[
    'Mary Ann',
    'Nguyễn',
    'Nguyễn Thị Minh Khai',
    '李小龍',
    'Ольга Петрова',
    'محمد',
    'Marcel·lí Gal·la',
    'Đặng',
  ],
  ...['A.B.C. Testing', 'Wwwilliam', 'Prof. Data', 'Sammy Davis Jr.', 'Kim, Ph.D.', 'Lee M.D.', 'X Æ A-12'],
  ...['Ann Doe c/o Bo Doe', 'Jean-Luc d’Arc', 'Ms.Vale', 'Http Smith', 'Martin Luther King, Jr', 'R2. D2'],
];

const links = [
  ...[
    'Win at https://evil.example/x',
    'hTTp:evil',
    'a://b',
    'www.evil',
    'Visit WWW.EVIL.EXAMPLE',
    'evil.example',
  ],
  ...['Pay at evil.com now', 'EVIL.COM', 'EVIL.IO', 'Evil.Io', 'pay@evil.example', '@evil', 'evil.example/x'],
  ...[
    'mailto:a',
    'T.co/x',
    'T.Co/x',
    'x.co',
    'X.CO',
    't.me',
    '1.2.3.4/x',
    '1.2.3.4',
    'evil.中国',
    'a.b.example',
  ],
  ...[
    'evil。com',
    'evil．com',
    'evil․com',
    'ｗｗｗ．evil',
    'https：／／evil',
    'pay＠evil',
    'Call tel:911',
    'x_y.shop',
  ],
  ...[
    'Ada evil.xn--p1ai',
    'Ada.evil.co',
    'get.it?now',
    'Dr.evil',
    'Bo (evil.net)',
    'evil.com.',
    '2-evil.app',
    'A.Smith.com',
  ],
];

describe('a person’s name', () => {
  it.each(people)('may be %s', (name) => {
    expect(personName().parse(` ${name} `)).toBe(name);
  });

  it.each(links)('may not be %s', (name) => {
    expect(messagesOf(personName(), name)).toEqual(sentence);
  });

  it.each(['Larkwell\nPay here', 'Larkwell\r\n\r\nPay here', 'Ada\u0000'])('may not be %j', (name) => {
    expect(messagesOf(personName(), name)).toHaveLength(1);
  });

  it('has at most 60 characters', () => {
    expect(personName().safeParse('x'.repeat(60)).success).toBe(true);
    expect(messagesOf(personName(), 'x'.repeat(61))).toEqual(['Use 60 characters or fewer']);
  });
});

describe('an organization’s name', () => {
  it.each([
    ...people,
    'Booking.com Inc.',
    'Amazon.com',
    'Salesforce.com, Inc.',
    'monday.com',
    'C.H. Robinson',
  ])('may be %s', (name) => {
    expect(organizationName().parse(name)).toBe(name);
  });

  it.each([
    ...[
      'https://evil.example',
      'www.evil.com',
      'pay@evil.com',
      'evil.com/pay',
      'T.co/x',
      'evil.com:8080',
      'evil.com?x',
    ],
    ...['1.2.3.4', 'mailto:a', 'evil。com/x', 'evil.com／x', 'Larkwell evil.com#pay', 'a.evil.com/x'],
  ])('may not be %s', (name) => {
    expect(messagesOf(organizationName(), name)).toEqual(sentence);
  });
});

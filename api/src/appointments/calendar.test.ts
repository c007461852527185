import { makeBookingConfirmation, makeLocation } from '@larkwell/contracts/testing';
import { expect, test } from 'vitest';
import { attachInvite, createCalendarFile, inviteMethod } from './calendar';
import type { ConfirmedVisit } from './confirmation';

const makeVisit = (over: Partial<ConfirmedVisit> = {}): ConfirmedVisit => ({
  ...makeBookingConfirmation({ id: 'b-7', confirmationCode: 'K7Q-4MX-20B' }),
  minutes: 15,
  sequence: 0,
  ...over,
});

const site = { bookingUrl: 'https://visits.example/b-7', organizer: 'Larkwell <hello@larkwell.example>' };

const alarms = /BEGIN:VALARM.*?END:VALARM\r\n/gs;

/** The properties of the event, without its alarms, by name with its parameters; folded lines are joined. */
function read(file: string) {
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = file
    .replace(alarms, '')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const [, name, value] = /^((?:[^":]|"[^"]*")*):(.*)$/.exec(line)!;
      return [name!, value!];
    }),
  );
}

test('an invite holds the visit as a UTC instant, its place, its code, its organizer and its guest', () => {
  const visit = makeVisit();
  const file = read(createCalendarFile(visit, inviteMethod(visit), site));
  expect(file).toMatchObject({
    VERSION: '2.0',
    METHOD: 'REQUEST',
    UID: 'b-7@larkwell',
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    DTSTART: '20261127T164500Z',
    DURATION: 'PT15M',
    SUMMARY: 'COVID-19 RT-PCR test\\, Ada F.',
    LOCATION: 'Larkwell Test Site Dodge Street\\, 7400 Dodge Street\\, Omaha\\, NE 68114',
    'ORGANIZER;CN="Larkwell"': 'MAILTO:hello@larkwell.example',
  });
  expect(file.URL).toBe(site.bookingUrl);
  expect(file.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/);
  expect(file.DESCRIPTION).toContain('K7Q-4MX-20B');
  const [name, address] = Object.entries(file).find(([key]) => key.startsWith('ATTENDEE')) ?? [];
  expect(name).toContain('CN="ada@example.com"');
  expect(address).toBe('mailto:ada@example.com');
});

test('a visit rings the day before and an hour before; a canceled one does not ring', () => {
  const rings = (visit: ConfirmedVisit) =>
    (createCalendarFile(visit, inviteMethod(visit), site).match(alarms) ?? []).map((alarm) => {
      expect(alarm).toMatch(/^ACTION:DISPLAY\r$/m);
      expect(alarm).not.toMatch(/covid|test\b|PCR/i);
      return /^TRIGGER:(.*)\r$/m.exec(alarm)?.[1];
    });
  expect(rings(makeVisit())).toEqual(['-PT24H', '-PT1H']);
  expect(rings(makeVisit({ status: 'cancelled', sequence: 1 }))).toEqual([]);
});

test('a cancellation names the same event with a higher sequence, its organizer and its guest', () => {
  const visit = makeVisit({ status: 'cancelled', sequence: 2 });
  const file = read(createCalendarFile(visit, inviteMethod(visit), site));
  expect(file).toMatchObject({
    METHOD: 'CANCEL',
    UID: 'b-7@larkwell',
    SEQUENCE: '2',
    STATUS: 'CANCELLED',
    'ORGANIZER;CN="Larkwell"': 'MAILTO:hello@larkwell.example',
  });
  expect(Object.keys(file).some((name) => name.startsWith('ATTENDEE'))).toBe(true);
});

test('a file downloaded from the page is published and invites no one', () => {
  const file = read(
    createCalendarFile(makeVisit(), 'PUBLISH', { ...site, organizer: 'hello@larkwell.example' }),
  );
  expect(file).toMatchObject({
    METHOD: 'PUBLISH',
    'ORGANIZER;CN="Larkwell"': 'MAILTO:hello@larkwell.example',
  });
  expect(Object.keys(file).some((name) => name.startsWith('ATTENDEE'))).toBe(false);
});

test('names with commas, semicolons and line breaks stay one property', () => {
  const location = makeLocation({ name: 'North; East, and\nWest', description: 'Gate 4, then left; wait.' });
  const file = read(createCalendarFile(makeVisit({ location }), 'PUBLISH', site));
  expect(file.LOCATION).toMatch(/^North\\; East\\, and\\nWest\\,/);
  expect(file.DESCRIPTION).toContain('Gate 4\\, then left\\; wait.');
});

test.each([
  ['active', 'PUBLISH'],
  ['cancelled', 'CANCEL'],
] as const)(
  'with an address that no calendar can name, the file of an %s visit invites no one',
  (status, method) => {
    const visit = makeVisit({ status, sequence: 1, email: 'ana@gmail..com' });
    expect(() => createCalendarFile(visit, inviteMethod(visit), site)).toThrow();
    const { contentType, content } = attachInvite(visit, site);
    const file = read(content);
    expect(contentType).toBe(`text/calendar; charset=utf-8; method=${method}`);
    expect(file).toMatchObject({
      METHOD: method,
      UID: 'b-7@larkwell',
      SEQUENCE: '1',
      DTSTART: '20261127T164500Z',
    });
    expect(Object.keys(file).some((name) => name.startsWith('ATTENDEE'))).toBe(false);
  },
);

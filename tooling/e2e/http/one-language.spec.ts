import { LANGUAGES } from '@larkwell/contracts/language/language';
import { expect, test } from '../test';
import { findForeign } from '../../language/other-language';
import { textsOf } from '../../language/texts-of-page';
import { collectBooking } from '../../markup/booking-states';

for (const language of LANGUAGES) {
  test(`no page of the booking site in ${language} says anything in another language`, async ({
    environment,
    request,
    page,
  }) => {
    const { pages } = await collectBooking(environment, request, language === 'es' ? '/es' : '');
    expect(pages.length).toBeGreaterThan(35);
    const found: string[] = [];
    for (const { name, html } of pages) {
      const { language: spoken, texts } = await textsOf(page, html);
      if (spoken !== language) found.push(`${name}: is in ${spoken}`);
      for (const text of findForeign(texts, language)) found.push(`${name}: ${text}`);
    }
    expect(found).toEqual([]);
  });
}

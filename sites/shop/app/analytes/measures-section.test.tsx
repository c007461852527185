import { makeAnalyte, makePlacedValue, makeProduct } from '@larkwell/contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MeasuresSection } from './measures-section';

const draw = (...analytes: Parameters<typeof makeAnalyte>[0][]) =>
  renderToStaticMarkup(
    <MeasuresSection product={makeProduct({ analytes: analytes.map((over) => makeAnalyte(over)) })} />,
  );

it('says what each value stands for, its usual range, and that no clinician has read it', () => {
  const html = draw({ usualNote: 'Men: 20 to 40 ng/mL' });
  expect(html).toContain('How much vitamin D your body has stored.');
  expect(html).toContain('30 to 100 ng/mL');
  expect(html).toContain('Men: 20 to 40 ng/mL');
  expect(html).toContain('Draft, not reviewed by a clinician');
});

it('shows a sample beside it, called a sample', () => {
  const html = draw({ sample: makePlacedValue(18) });
  expect(html).toContain('Sample report');
  expect(html).toContain('Below the usual range');
});

it('has only names where texts and ranges may not be shown', () => {
  const html = draw({ text: null, sample: null });
  expect(html).toContain('25-hydroxyvitamin D');
  expect(html).not.toMatch(/Sample report|Draft|Usual/);
});

it('lists what the catalog says for a kit that the library does not know', () => {
  const html = draw();
  expect(html).toContain('<li>25-hydroxyvitamin D</li>');
  expect(html).not.toMatch(/<dl|Sample report/);
});

import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { ReportSlip, type SlipValue } from './report-slip';

const finding: SlipValue = {
  name: 'Chlamydia',
  value: 'Not found',
  unit: '',
  position: 'Usual',
  isUsual: true,
  usual: null,
  scale: null,
};
const measured: SlipValue = {
  name: 'Free T3',
  value: '2.2',
  unit: 'pg/mL',
  position: 'Below the usual range',
  isUsual: false,
  usual: '2.3 to 4.1 pg/mL',
  scale: { from: 26, to: 62, at: 24, marks: [{ at: 26, text: '2.3' }] },
};
const draw = (...values: SlipValue[]) =>
  serverMarkup(<ReportSlip title="Your report will look like this" label="Sample report" values={values} />);

describe('ReportSlip', () => {
  it('says that it is a sample', () => {
    expect(draw(finding).text).toContain('Sample report');
  });

  it('says in words everything that its line shows', () => {
    const { text } = draw(measured);
    for (const words of ['Free T3', '2.2', 'pg/mL', 'Below the usual range', 'Usual: 2.3 to 4.1 pg/mL'])
      expect(text).toContain(words);
  });

  it('leaves name and range to the title when it is brief', () => {
    const { text, html } = serverMarkup(
      <ReportSlip title="Thyroid Check" label="Sample report" values={[measured]} isBrief />,
    );
    expect(text).toContain('Below the usual range');
    expect(text).not.toMatch(/Free T3|Usual:/);
    expect(html).toContain('<line');
  });

  it('has no line and no range for a finding', () => {
    const { html, text } = draw(finding);
    expect(html).not.toContain('<line');
    expect(text).not.toContain('Usual:');
  });
});

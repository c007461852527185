import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import type { ReportDetail } from '@larkwell/contracts/reports/reports';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { Notice } from '@larkwell/ui/notice/notice';
import { NumberedSteps } from '@larkwell/ui/numbered-steps/numbered-steps';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { analyteMessages } from '../messages/analytes';
import { reportMessages } from '../messages/reports';
import { paths } from '../paths';
import { formatDate, formatDay } from '../time/format';
import styles from './report-aside.module.css';

/** What people do next, the facts about the kit, and what a result is not. */
export function ReportAside({ report }: { report: ReportDetail }) {
  const hasDrafts = report.nextSteps.some(({ isDraft }) => isDraft);
  return (
    <div className="stack">
      <Card as="section" aria-labelledby="next">
        <div className="stack" data-gap="small">
          <h2 id="next" className={styles.heading}>
            What to do next
          </h2>
          <NumberedSteps steps={report.nextSteps.map(({ text }) => ({ key: text, content: text }))} />
          {hasDrafts && <p className="small secondary">{analyteMessages.draft}</p>}
          <p className="no-print">
            <ButtonLink href={paths.product(report.product.slug)} wide>
              Order this test again
            </ButtonLink>
          </p>
        </div>
      </Card>
      <section aria-labelledby="about">
        <h2 id="about" className="visually-hidden">
          About this test
        </h2>
        <SummaryList
          rows={[
            ...(report.testerBorn ? [{ label: 'Date of birth', value: formatDate(report.testerBorn) }] : []),
            { label: 'Sample taken', value: formatDay(report.collectedOn) },
            { label: reportMessages.readySince, value: formatDay(report.created_ts) },
            { label: 'Kit ID', value: <span className="code">{formatKitId(report.kitId)}</span> },
            { label: 'Lab', value: reportMessages.lab },
          ]}
        />
      </section>
      <Notice>
        <p>{reportMessages.notDiagnosis}</p>
      </Notice>
    </div>
  );
}

export { attachReport } from './attach-report';
export { findingsAt, findingsColumn } from './findings';
export { listReportOpenings } from './list-openings';
export { reportReadyMail } from './report-ready-mail';
export { reportsRoutes } from './routes';
export { sealOldReports } from './seal-old-reports';
export { findReport, isShownTo, listReports } from './store';

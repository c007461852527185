export { analyteKey, findAnalyteText, listAnalytes, placeValue } from './describe-analyte';

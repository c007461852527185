export { loader } from '../covid-19-testing._index/route';

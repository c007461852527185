export { readLanguage, speaking } from './speaking';

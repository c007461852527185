import { currentLanguage } from '@larkwell/contracts/language/language';
import { englishWords, type Words } from '@larkwell/ui/words';
import { componentsInSpanish } from './es/components';

/** What components say on this page. */
export const componentWords = (): Words => (currentLanguage() === 'es' ? componentsInSpanish : englishWords);

import { hydratePage } from '@larkwell/platform/serving/hydrate-page';

hydratePage();

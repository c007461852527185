/* All behaviors of the shop, as one deferred file. */
import './brief-alert';
import './cart-drawer';
import './clear-errors';
import './closable-notice';
import './live-search';
import './name-filter';
import './page-dialog';
import './password-rules';
import './price-choice';
import './quantity-stepper';
import './search-suggestions';
import './show-password';
import './submit-once';
import './zip-field';

document.documentElement.dataset.script = '';

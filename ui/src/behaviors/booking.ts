/* Behaviors of the booking forms: at most 3 kB, on scheduler, visit info and check booking. */
import './clear-errors';
import './closable-notice';
import './file-preview';
import './hold-warnings';
import './submit-on-change';
import './submit-once';
import './zip-field';

document.documentElement.dataset.script = '';

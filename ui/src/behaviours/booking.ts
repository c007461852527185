/* What the booking's forms enhance: 3 kB at most, on scheduler, visit info, check booking and my bookings. */
import './clear-errors';
import './closable-notice';
import './file-preview';
import './hold-warnings';
import './submit-once';
import './zip-field';

document.documentElement.dataset.script = '';

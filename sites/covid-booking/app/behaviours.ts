// The one script of the pages without React.
import '@larkwell/ui/behaviours/booking';

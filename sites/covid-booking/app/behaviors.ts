// The one script of the pages without React.
import '@larkwell/ui/behaviors/booking';

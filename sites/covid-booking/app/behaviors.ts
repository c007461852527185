// The only script on pages without React.
import '@larkwell/ui/behaviors/booking';

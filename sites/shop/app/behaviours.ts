import '@larkwell/ui/behaviours/shop';

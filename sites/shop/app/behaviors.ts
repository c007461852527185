import '@larkwell/ui/behaviors/shop';

// The one script of pages without React: each behaviour registers its own element and does nothing elsewhere.

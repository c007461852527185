import { paths } from '../../paths';

/** The public pages that have one address each. */
export const publicPages = [paths.home(), paths.categories(), paths.help(), paths.support()];

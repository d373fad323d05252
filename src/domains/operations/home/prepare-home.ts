import type { i18n as I18n } from 'i18next'

/** Loads the texts of the home page; `sections` loads what others add to it. */
export const prepareHome = ({ i18n }: { i18n: I18n }, sections: Promise<unknown>[]) =>
  Promise.all([i18n.loadNamespaces(['home', 'about']), ...sections])

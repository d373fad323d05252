import type { i18n as I18n } from 'i18next'

export const prepareReadingList = ({ i18n }: { i18n: I18n }) =>
  i18n.loadNamespaces(['reading-list', 'shelves', 'problems'])
